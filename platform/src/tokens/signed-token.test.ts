import { readOverride, signOverride } from './override.ts';
import { openToken, signToken } from './signed-token.ts';
import { keyFor } from './site-secret.ts';

const SECRET = 'a secret of thirty-two characters';
const key = keyFor('override', SECRET);
const NOW = 1_700_000_000_000;
const until = NOW / 1000 + 60;
const token = signToken(key, { what: 'é~.', until });
const [text = '', signature = ''] = token.split('.');

test('the signed content can be read until it expires', () => {
  expect(token).toMatch(/^[\w-]+\.[\w-]{43}$/);
  expect(openToken(key, token, NOW)).toEqual({ what: 'é~.', until });
  expect(openToken(key, token, until * 1000 - 1)).not.toBeNull();
  expect(openToken(key, token, until * 1000)).toBeNull();
});

const other = signToken(key, { what: 'other', until }).split('.');
test.each([
  ['nothing', ''],
  ['a dot', '.'],
  ['no signature', text],
  ['an empty signature', `${text}.`],
  ['a cut signature', token.slice(0, -1)],
  ['a cut text', token.slice(1)],
  ['a longer signature', `${token}A`],
  ["another token's signature", `${text}.${other[1]}`],
  ["another token's text", `${other[0]}.${signature}`],
  ['a third part', `${token}.${signature}`],
  ['the same bytes in other letters', token.replace(/.$/, (last) => String.fromCharCode(last.charCodeAt(0) ^ 1))],
  ['a changed letter', `${text.startsWith('e') ? 'f' : 'e'}${token.slice(1)}`],
  ['spaces around', ` ${token} `],
  ['letters beyond ASCII', 'é'.repeat(100)],
  ['a megabyte', `${'A'.repeat(1_000_000)}.${signature}`],
  ['plain JSON', JSON.stringify({ what: 'x', until })],
])('%s opens nothing', (_name, forged) => {
  expect(openToken(key, forged, NOW)).toBeNull();
});

test('a key of another purpose, or of another site, opens nothing', () => {
  expect(openToken(keyFor('staff', SECRET), token, NOW)).toBeNull();
  expect(openToken(keyFor('override', `${SECRET}!`), token, NOW)).toBeNull();
});

test('a token without expiry has expired', () => {
  expect(openToken(key, signToken(key, {} as never), NOW)).toBeNull();
});

const override = { section: 'mf-detail', kind: 'version', name: '1.2.3', until } as const;
test('an override comes back as it was signed', () => {
  expect(readOverride(key, signOverride(key, override), NOW)).toEqual(override);
  const url = { ...override, kind: 'url', name: 'http://localhost:3001/web/entry.js?x=1' } as const;
  expect(readOverride(key, signOverride(key, url), NOW)).toEqual(url);
});

test.each([
  [{ section: 1 }],
  [{ section: ['mf-detail'] }],
  [{ name: null }],
  [{ name: { toString: 'x' } }],
  [{ kind: 'file' }],
  [{ kind: '__proto__' }],
  [{ kind: 'url', name: 'file:///etc/passwd' }],
  [{ kind: 'url', name: 'javascript:alert(1)' }],
  [{ kind: 'url', name: 'data:text/javascript,1' }],
  [{ kind: 'url', name: 'http://user:password@localhost/entry.js' }],
  [{ kind: 'url', name: '//localhost/entry.js' }],
])('signed or not, %j is no override', (part) => {
  expect(readOverride(key, signToken(key, { ...override, ...part }), NOW)).toBeNull();
});
