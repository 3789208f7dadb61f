import { fewerPoints } from './fewer-points.ts';

const line = (length: number) => Array.from({ length }, (_, index) => index);

test.each([
  [0, 3, []],
  [3, 5, [0, 1, 2]],
  [10, 5, [0, 2, 4, 6, 8]],
  [7, 3, [0, 2, 4]],
])('of %d points keeps at most %d', (length, most, kept) => expect(fewerPoints(line(length), most)).toEqual(kept));
