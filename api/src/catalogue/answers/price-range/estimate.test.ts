import fc from 'fast-check';
import { type Comparable, estimate, FEWEST_HOMES } from './estimate.ts';

const home = (id: number, fields: Partial<Comparable> = {}): Comparable => ({
  id,
  isAvailable: true,
  price: 300_000,
  surface: 150,
  energy: 'C',
  kilometres: 1,
  years: 0.5,
  ...fields,
});

const WANTED = { surface: 150, energy: 'C' };

test('is the middle half of the prices per m², for the wanted surface', () => {
  const homes = [1800, 1900, 2000, 2100, 2200].map((price, id) => home(id, { price: price * 100, surface: 100 }));
  const found = estimate({ surface: 110, energy: null }, homes);
  expect(found).toMatchObject({ perSquareMetre: 2000 });
  expect(found?.low).toBe(205_000);
  expect(found?.high).toBe(235_000);
});

test('without a surface it is the middle half of the prices themselves', () => {
  const homes = [200, 225, 250, 275, 300].map((price, id) => home(id, { price: price * 1000, surface: null }));
  expect(estimate({ surface: null, energy: null }, homes)).toMatchObject({
    low: 215_000,
    high: 285_000,
    perSquareMetre: null,
  });
});

test('is null below five homes, and homes that differ much are not counted', () => {
  const four = [1, 2, 3, 4].map((id) => home(id));
  expect(estimate(WANTED, four)).toBeNull();
  expect(estimate(WANTED, [...four, home(5)])?.compared).toHaveLength(5);
  for (const other of [{ kilometres: 30 }, { surface: 600 }, { surface: null }, { years: 12 }])
    expect(estimate(WANTED, [...four, home(5, other)])).toBeNull();
});

test('the more alike homes come first and weigh more', () => {
  const near = [1, 2, 3, 4, 5].map((id) => home(id, { kilometres: 0 }));
  const far = [6, 7, 8, 9, 10].map((id) => home(id, { kilometres: 12, price: 150_000, energy: 'F' }));
  const found = estimate(WANTED, [...far, ...near]);
  expect(found?.compared.slice(0, 5).map(({ id }) => id)).toEqual([5, 4, 3, 2, 1]);
  expect(found?.high).toBe(300_000);
  expect(found?.perSquareMetre).toBeGreaterThan(1750);
});

const anyHome = fc.record({
  id: fc.nat(),
  isAvailable: fc.boolean(),
  price: fc.integer({ min: 1000, max: 5_000_000 }),
  surface: fc.option(fc.integer({ min: 10, max: 1000 })),
  energy: fc.option(fc.constantFrom('A', 'B', 'C', 'D', 'E', 'F', 'G')),
  kilometres: fc.double({ min: 0, max: 25, noNaN: true }),
  years: fc.double({ min: 0, max: 4, noNaN: true }),
});

test('lies within the prices it is made of, and does not depend on the order of the homes', () => {
  fc.assert(
    fc.property(
      fc.array(anyHome, { maxLength: 40 }),
      fc.option(fc.integer({ min: 10, max: 1000 })),
      (homes, surface) => {
        const found = estimate({ surface, energy: 'C' }, homes);
        if (!found) return;
        const values = found.compared.map((one) => (surface ? (one.price / (one.surface ?? 1)) * surface : one.price));
        expect(found.compared.length).toBeGreaterThanOrEqual(FEWEST_HOMES);
        expect(found.low).toBeLessThanOrEqual(found.high);
        expect(found.low).toBeGreaterThanOrEqual(Math.min(...values) - 5000);
        expect(found.high).toBeLessThanOrEqual(Math.max(...values) + 5000);
        expect(estimate({ surface, energy: 'C' }, [...homes].reverse())).toMatchObject({
          low: found.low,
          high: found.high,
        });
      },
    ),
  );
});
