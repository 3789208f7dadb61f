import fc from 'fast-check';
import { type Area, areaAt } from './area-at.ts';
import { square } from './testing/square.ts';

const area = (name: string, ...parts: number[][][][]): Area => ({ names: { fr: name, nl: name }, parts });
const nameAt = (lng: number, lat: number, ...areas: Area[]) => areaAt({ lat, lng }, areas)?.names.fr ?? null;

const ring = area('ring', [square(0, 0, 10), square(4, 4, 2)]);
const middle = area('middle', [square(4, 4, 2)]);
const apart = area('apart', [square(20, 0, 1)], [square(30, 0, 1)]);

test.each([
  ['inside', 1, 1, 'ring'],
  ['in a hole, which is another area', 5, 5, 'middle'],
  ['outside of all', 15, 5, null],
  ['in the second part', 30.5, 0.5, 'apart'],
])('finds the area of a point %s', (_where, lng, lat, name) =>
  expect(nameAt(lng, lat, ring, middle, apart)).toBe(name),
);

test('finds a point in a square exactly where its coordinates are between the corners', () => {
  const coordinate = fc.double({ min: -5, max: 15, noNaN: true }).filter((value) => value !== 0 && value !== 10);
  fc.assert(
    fc.property(coordinate, coordinate, (lng, lat) => {
      const isInside = lng > 0 && lng < 10 && lat > 0 && lat < 10;
      expect(nameAt(lng, lat, area('one', [square(0, 0, 10)]))).toBe(isInside ? 'one' : null);
    }),
  );
});

test('knows no area where there are none', () => expect(nameAt(0, 0)).toBeNull());
