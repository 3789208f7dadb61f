import fc from 'fast-check';
import { besideMarkers } from './beside-markers.ts';
import { type Box, overlap } from './marker-box.ts';

const box = (x: number, y: number, width: number, height: number): Box => ({
  left: x - width / 2,
  top: y - height / 2,
  right: x + width / 2,
  bottom: y + height / 2,
});
const name = box(0, 0, 60, 20);

test('a name in the open stays at its place', () => {
  expect(besideMarkers(name, [])).toEqual({ x: 0, y: 0, isFree: true });
  expect(besideMarkers(name, [box(0, 34, 48, 48), box(100, 0, 48, 48)])).toEqual({ x: 0, y: 0, isFree: true });
});

test('a name under a group is written below it', () =>
  expect(besideMarkers(name, [box(0, 0, 48, 48)])).toEqual({ x: 0, y: 34, isFree: true }));

test('a name moves the shortest way: above a group that lies lower, beside one that lies to the left', () => {
  expect(besideMarkers(name, [box(0, 6, 48, 48)])).toEqual({ x: 0, y: -28, isFree: true });
  expect(besideMarkers(name, [box(-50, 0, 48, 48)])).toEqual({ x: 4, y: 0, isFree: true });
});

test('a name does not move below another marker', () =>
  expect(besideMarkers(name, [box(0, 0, 48, 48), box(0, 50, 48, 48)])).toEqual({ x: 0, y: -34, isFree: true }));

test('a name among markers is written where most of it can be read', () => {
  const around = [box(0, 0, 48, 48), box(0, 50, 48, 48), box(0, -50, 48, 48), box(60, 0, 48, 48), box(-54, 0, 48, 48)];
  const spot = besideMarkers(name, around);
  expect(spot.isFree).toBe(false);
  expect(Math.abs(spot.x) + Math.abs(spot.y)).toBeLessThanOrEqual(64);
});

test('a name that is free overlaps no marker and stays near its place, wherever on earth', () => {
  const marker = fc.record({ x: fc.integer({ min: -90, max: 90 }), y: fc.integer({ min: -90, max: 90 }) });
  const far = fc.double({ min: -2e7, max: 2e7, noNaN: true });
  fc.assert(
    fc.property(fc.array(marker, { maxLength: 8 }), far, (markers, at) => {
      const boxes = markers.map(({ x, y }) => box(at + x, at + y, 48, 48));
      const { x, y, isFree } = besideMarkers(box(at, at, 60, 20), boxes);
      // A name at a marker's edge touches it.
      const inner = box(at + x, at + y, 59.9, 19.9);
      if (isFree) expect(boxes.some((one) => overlap(one, inner))).toBe(false);
      expect(Math.abs(x) + Math.abs(y)).toBeLessThanOrEqual(64);
    }),
  );
});
