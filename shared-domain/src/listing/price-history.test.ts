import fc from 'fast-check';
import type { Price } from '../model/index.ts';
import { type AskingPrice, priceHistory, recentDrop } from './price-history.ts';

const priceOf = (amount: number | null, more: Partial<Price> = {}): Price => ({
  amount,
  charges: null,
  unit: null,
  annuity: null,
  excludesVat: false,
  ...more,
});
const asked = (at: string, amount: number | null, more: Partial<Price> = {}): AskingPrice => ({
  at,
  goal: 'sale',
  price: priceOf(amount, more),
});
const home = (amount: number | null, more: Partial<Price> = {}) =>
  ({ goal: 'sale', availability: 'available', price: priceOf(amount, more) }) as const;

const steps = [asked('2026-09-01', 260), asked('2026-10-12', 250), asked('2026-11-02', 245)];

describe('the public history of a price', () => {
  test('has every price in chronological order, whatever the order of the entries', () => {
    const expected = [
      { at: '2026-09-01', amount: 260 },
      { at: '2026-10-12', amount: 250 },
      { at: '2026-11-02', amount: 245 },
    ];
    expect(priceHistory(steps, home(245))).toEqual(expected);
    expect(priceHistory([...steps].reverse(), home(245))).toEqual(expected);
  });

  test('skips repeats and hidden prices in between', () => {
    const all = [...steps, asked('2026-10-20', 250), asked('2026-10-25', null)];
    expect(priceHistory(all, home(245)).map(({ amount }) => amount)).toEqual([260, 250, 245]);
  });

  test.each([
    ['it never changed', [asked('2026-09-01', 245)], home(245)],
    ['nothing is known', [], home(245)],
    ['the price is on request now', [...steps, asked('2026-11-10', null)], home(null)],
    ['the home is sold', steps, { ...home(245), availability: 'sold' as const }],
    ['nobody knows since when it is this price', steps, home(240)],
    ['it is a bouquet, beside which the annuity counts', steps, home(245, { annuity: 700 })],
    [
      'it was to let before',
      [{ ...asked('2026-09-01', 900), goal: 'rent' as const }, asked('2026-10-01', 245)],
      home(245),
    ],
    [
      'it was a price with VAT before',
      [asked('2026-09-01', 300), asked('2026-10-01', 245, { excludesVat: true })],
      home(245, { excludesVat: true }),
    ],
    [
      'it was another unit’s',
      [asked('2026-09-01', 300), asked('2026-10-01', 245, { unit: 7 })],
      home(245, { unit: 7 }),
    ],
  ])('is empty where %s', (_, entries, now) => {
    expect(priceHistory(entries, now)).toEqual([]);
  });

  test('never contains an unpublished amount or the same amount twice in a row, and ends with the current price', () => {
    const entry = fc.record({
      at: fc
        .date({ min: new Date('2026-01-01'), max: new Date('2026-12-31'), noInvalidDate: true })
        .map((date) => date.toISOString()),
      amount: fc.option(fc.integer({ min: 1, max: 4 })),
    });
    fc.assert(
      fc.property(fc.array(entry), fc.option(fc.integer({ min: 1, max: 4 })), (entries, amount) => {
        const history = priceHistory(
          entries.map((one) => asked(one.at, one.amount)),
          home(amount),
        );
        expect(history.length).not.toBe(1);
        if (amount === null) expect(history).toEqual([]);
        else if (history.length > 0) expect(history.at(-1)?.amount).toBe(amount);
        for (const [index, { amount: one }] of history.entries()) expect(one).not.toBe(history[index - 1]?.amount);
      }),
    );
  });
});

describe('a reduction', () => {
  const at = (day: string) => Date.parse(day);
  const points = (...all: [string, number][]) => all.map(([day, amount]) => ({ at: day, amount }));
  const dropped = points(['2026-09-01', 260], ['2026-11-02', 245]);

  test('is announced for thirty days, with the previous price and its day', () => {
    expect(recentDrop(dropped, at('2026-11-22'))).toEqual({ previous: 260, at: '2026-11-02' });
    expect(recentDrop(dropped, at('2026-12-01'))).not.toBeNull();
    expect(recentDrop(dropped, at('2026-12-02'))).toBeNull();
    expect(recentDrop(dropped, at('2026-11-01'))).toBeNull();
  });

  test('is compared with the lowest price of the thirty days before', () => {
    const inSteps = points(['2026-09-01', 280], ['2026-10-20', 260], ['2026-11-02', 245]);
    expect(recentDrop(inSteps, at('2026-11-05'))?.previous).toBe(260);
    // Asked until a day within the thirty days: it counts.
    const short = points(['2026-06-01', 250], ['2026-10-10', 280], ['2026-11-02', 255]);
    expect(recentDrop(short, at('2026-11-05'))).toBeNull();
    // Asked until a day before them: it does not count.
    const long = points(['2026-06-01', 250], ['2026-09-01', 280], ['2026-11-02', 255]);
    expect(recentDrop(long, at('2026-11-05'))?.previous).toBe(280);
  });

  test.each([
    ['rose', points(['2026-09-01', 245], ['2026-11-02', 260])],
    ['was raised to be lowered', points(['2026-09-01', 245], ['2026-10-25', 270], ['2026-11-02', 245])],
    ['never changed', points(['2026-11-02', 245])],
    ['is unknown', []],
  ])('is none where the price %s', (_, history) => {
    expect(recentDrop(history, at('2026-11-05'))).toBeNull();
  });
});
