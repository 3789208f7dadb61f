import { holdsSignedKey, isSignedKey } from './signed-key.ts';

const KEY = `${'a1-_'.repeat(16)}z`;
const at = (query: string) => new URL(`https://agency.be/nl/bedankt/${query}`);

test('a key is an id and its signature, of exact length', () => {
  expect(isSignedKey(KEY)).toBe(true);
  for (const text of ['', KEY.slice(1), `${KEY}a`, KEY.replace('z', '.'), `${KEY}\n`])
    expect(isSignedKey(text)).toBe(false);
});

test('an address may contain one under any name', () => {
  expect(holdsSignedKey(at(`?home=1&appointment=${KEY}`))).toBe(true);
  expect(holdsSignedKey(at(`?documents=x&documents=${KEY}`))).toBe(true);
  expect(holdsSignedKey(at('?home=1&q=huis%20met%20tuin'))).toBe(false);
  expect(holdsSignedKey(at(''))).toBe(false);
});
