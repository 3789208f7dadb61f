import fc from 'fast-check';
import { metresBetween, roundMetres } from './distance.ts';

const point = fc.record({
  lat: fc.double({ min: 49, max: 52, noNaN: true }),
  lng: fc.double({ min: 2, max: 7, noNaN: true }),
});

test('a degree of latitude is 111 km, and one of longitude shrinks with the cosine', () => {
  expect(metresBetween({ lat: 50, lng: 4 }, { lat: 51, lng: 4 })).toBeCloseTo(111_195, -2);
  expect(metresBetween({ lat: 60, lng: 4 }, { lat: 60, lng: 5 })).toBeCloseTo(111_195 / 2, -2);
});

test('is the same both ways, and never longer by a third point left out', () => {
  fc.assert(
    fc.property(point, point, point, (a, b, c) => {
      expect(metresBetween(a, b)).toBeCloseTo(metresBetween(b, a), 4);
      expect(metresBetween(a, c)).toBeLessThanOrEqual(metresBetween(a, b) + metresBetween(b, c) + 0.001);
    }),
  );
});

test.each([
  [0, 100],
  [149, 100],
  [150, 200],
  [1263, 1300],
  [9949, 9900],
  [9950, 10_000],
  [12_499, 12_000],
])('%d m are said as %d m', (metres, said) => expect(roundMetres(metres)).toBe(said));
