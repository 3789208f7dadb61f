import { valueAt, zoomOf } from './zoom.ts';

const stops = [
  [12, 1],
  [14, 4],
  [16, 4],
] as const;

test.each([
  [11.9, 0],
  [12, 1],
  [13, 2],
  [14, 4],
  [15, 4],
  [20, 4],
])('at zoom %d it is %d', (zoom, value) => expect(valueAt(stops, zoom)).toBeCloseTo(value));

test('reads the zoom from metres per pixel', () => expect(zoomOf(156_543.033_928 / 2 ** 14)).toBeCloseTo(14));
