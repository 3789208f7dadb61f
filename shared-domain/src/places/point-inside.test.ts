import { areaAt } from './area-at.ts';
import { pointInside } from './point-inside.ts';
import { square } from './testing/square.ts';

/** Its middle is outside of it. */
const horseshoe = [
  [0, 0],
  [10, 0],
  [10, 10],
  [7, 10],
  [7, 2],
  [2, 2],
  [2, 10],
  [0, 10],
  [0, 0],
];

test.each([
  ['a square', [[square(0, 0, 10)]], { lat: 5, lng: 5 }],
  ['a horseshoe', [[horseshoe]], { lat: 5, lng: 8.5 }],
  ['a square with a hole', [[square(0, 0, 10), square(2, 2, 5)]], { lat: 5, lng: 8.5 }],
])('lies in %s', (_what, parts, point) => {
  const area = { names: { fr: '', nl: '' }, parts };
  expect(pointInside(area)).toEqual(point);
  expect(areaAt(pointInside(area), [area])).toBe(area);
});
