import { type BudgetLimits, failureRate, isExhausted, ReleaseTally } from './error-budget.ts';

const limits: BudgetLimits = { percent: 2, failures: 5, window: 600_000 };
const NONE = { loads: 0, failures: 0 };

test.each([
  ['a few failures are chance, however few the loads', { loads: 4, failures: 4 }, NONE, false],
  ['five without a load', { loads: 0, failures: 5 }, NONE, true],
  ['five in a hundred', { loads: 100, failures: 5 }, NONE, true],
  ['exactly the budget', { loads: 1000, failures: 20 }, NONE, false],
  ['one more', { loads: 1000, failures: 21 }, NONE, true],
  ['as many failures as the live release', { loads: 100, failures: 5 }, { loads: 100, failures: 4 }, false],
  ['more than the live release', { loads: 100, failures: 9 }, { loads: 100, failures: 4 }, true],
])('%s', (_name, canary, live, spent) => {
  expect(isExhausted(canary, live, limits)).toBe(spent);
});

test('a rate is at most 100 %', () => {
  expect([failureRate(NONE), failureRate({ loads: 3, failures: 6 }), failureRate({ loads: 8, failures: 1 })]).toEqual([
    0, 100, 12.5,
  ]);
});

test('only the last ten minutes count', () => {
  const tally = new ReleaseTally(limits.window);
  tally.loaded(0);
  tally.failed(1000);
  tally.loaded(300_000);
  expect(tally.sum(300_000)).toEqual({ loads: 2, failures: 1 });
  expect(tally.sum(620_000)).toEqual({ loads: 1, failures: 0 });
  expect(tally.sum(2_000_000)).toEqual(NONE);
});

test('a visitor counts once in that time', () => {
  const tally = new ReleaseTally(limits.window);
  const counted = [0, 1, 599_999, 600_000].map((now) => tally.reported('one', now));
  expect(counted).toEqual([true, false, false, true]);
  expect(tally.reported('other', 600_001)).toBe(true);
  expect(tally.sum(600_001).failures).toBe(3);
});
