import type { ErrorCount } from '@facade/shared-domain/browser-errors';
import fc from 'fast-check';
import { BrowserErrors } from './browser-errors.ts';
import { normalized } from './normalized.ts';

const AT = 't@web/exposes.1a2b.js:1:2345';
const report = { section: 'mf-a', release: '1.0.0', reason: 'home 4711 has no "price"', frames: [AT] };
const group = { section: 'mf-a', release: '1.0.0', message: 'home 0 has no …', frames: [AT] };

/** What the api gets; it answers nothing if it `isAway`. */
async function handedOver(errors: BrowserErrors, isAway = false): Promise<readonly ErrorCount[]> {
  const got: ErrorCount[] = [];
  const send = async (counts: readonly ErrorCount[]) => {
    if (isAway) throw new Error('away');
    got.push(...counts);
  };
  await errors.handOver(send).catch(() => {});
  return got;
}

test.each([
  [`Cannot read properties of undefined (reading 'price')`, 'Cannot read properties of undefined (reading …)'],
  [`Can't find “Ath”, it isn't at https://x.example/a?b 12.5 times`, `Can't find …, it isn't at … 0 times`],
  ['no lead 0b9d3139-8c10-4647-9ce1-51040e9084d0 in c6f460475d', 'no lead … in …'],
  ['decade added to a façade', 'decade added to a façade'],
])('%s is normalized', (message, expected) => {
  expect(normalized(message)).toBe(expected);
});

test('a normalized message stays as it is, and is the same for every number and quoted value', () => {
  fc.assert(fc.property(fc.string(), (message) => normalized(normalized(message)) === normalized(message)));
  const values = fc.tuple(fc.nat(), fc.stringMatching(/^[^"]{0,20}$/));
  fc.assert(
    fc.property(values, values, ([id, name], [other, another]) => {
      expect(normalized(`home ${id} has no "${name}"`)).toBe(normalized(`home ${other} has no "${another}"`));
    }),
  );
});

test('the same message at the same place is one group, of a release; the rest of the stack may differ', async () => {
  const errors = new BrowserErrors();
  errors.add(report);
  errors.add({ ...report, reason: 'home 4712 has no "rooms"', frames: [AT, 'web/a.js:1:9'] });
  errors.add({ ...report, release: '2.0.0' });
  errors.add({ ...report, frames: ['web/a.js:1:9'] });
  expect(await handedOver(errors)).toEqual([
    { ...group, frames: [AT, 'web/a.js:1:9'], pages: 2 },
    { ...group, release: '2.0.0', pages: 1 },
    { ...group, frames: ['web/a.js:1:9'], pages: 1 },
  ]);
  expect(await handedOver(errors)).toEqual([]);
});

test('nothing is lost while the api is away', async () => {
  const errors = new BrowserErrors();
  errors.add(report);
  expect(await handedOver(errors, true)).toEqual([]);
  errors.add(report);
  expect(await handedOver(errors)).toEqual([{ ...group, pages: 2 }]);
});

test('however many others there are, they are one group', async () => {
  const errors = new BrowserErrors();
  for (let place = 0; place < 1000; place += 1) errors.add({ ...report, frames: [`web/a.js:1:${place}`] });
  const got = await handedOver(errors);
  expect(got).toHaveLength(501);
  expect(got.at(-1)).toEqual({ ...group, message: '', frames: [], pages: 500 });
});
