import * as fc from 'fast-check';
import type { Point } from '../../model/index.ts';
import { drawnArea, MOST_DRAWN } from './drawn-area.ts';
import { parsePolygon } from './geo-parameters.ts';
import { writePolygon } from './write-geo.ts';

const ring = (...corners: [lng: number, lat: number][]): Point[] => corners.map(([lng, lat]) => ({ lng, lat }));
const square = ring([3.7, 50.6], [3.8, 50.6], [3.8, 50.7], [3.7, 50.7]);

test('a simple area is not changed', () => {
  expect(drawnArea(square)).toEqual({ corners: square, isMended: false });
});

test('a stroke keeps its shape with a limited number of corners', () => {
  const stroke = Array.from({ length: 200 }, (_, n) => {
    const angle = (n / 200) * 2 * Math.PI;
    return { lng: 3.8 + 0.1 * Math.cos(angle), lat: 50.6 + 0.06 * Math.sin(angle) };
  });
  const { corners = [], isMended } = drawnArea(stroke) ?? {};
  expect(corners.length).toBeLessThanOrEqual(MOST_DRAWN);
  expect(corners.length).toBeGreaterThan(20);
  expect(isMended).toBe(false);
  expect(Math.max(...corners.map(({ lng }) => lng))).toBeCloseTo(3.9, 3);
  expect(Math.min(...corners.map(({ lat }) => lat))).toBeCloseTo(50.54, 3);
});

test('a hand-drawn rectangle keeps its four corners', () => {
  const sides = square.flatMap((from, side) => {
    const to = square[(side + 1) % 4] as Point;
    return Array.from({ length: 15 }, (_, n) => ({
      lng: from.lng + ((to.lng - from.lng) * n) / 15 + (n % 3 === 1 ? 0.0004 : 0),
      lat: from.lat + ((to.lat - from.lat) * n) / 15 + (n % 4 === 2 ? 0.0004 : 0),
    }));
  });
  const { corners = [] } = drawnArea(sides) ?? {};
  expect(corners).toHaveLength(4);
  for (const { lng, lat } of square)
    expect(corners.some((corner) => Math.hypot(corner.lng - lng, corner.lat - lat) < 0.001)).toBe(true);
});

test('a figure of eight is reduced to its larger half, which is reported', () => {
  const eight = ring([3.7, 50.6], [3.9, 50.8], [3.9, 50.6], [3.75, 50.75]);
  const mended = drawnArea(eight);
  expect(mended?.isMended).toBe(true);
  expect(mended?.corners).toEqual(ring([3.8, 50.7], [3.9, 50.8], [3.9, 50.6]));
});

test('ends that cross where a stroke closes are cut off without a report', () => {
  const closed = ring([3.7, 50.6], [3.8, 50.6], [3.8, 50.7], [3.7, 50.7], [3.7005, 50.599]);
  expect(drawnArea(closed)).toMatchObject({ isMended: false, corners: { length: 4 } });
});

test.each<[string, Point[]]>([
  ['nothing', []],
  ['a point', ring([3.7, 50.6])],
  ['a point that is repeated', ring([3.7, 50.6], [3.7, 50.6], [3.7, 50.6])],
  ['a line', ring([3.7, 50.6], [3.8, 50.7])],
  ['a line there and back', ring([3.7, 50.6], [3.8, 50.7], [3.9, 50.8], [3.8, 50.7])],
  ['a spot', ring([3.7, 50.6], [3.7002, 50.6], [3.7, 50.6002])],
])('%s is no area', (_what, corners) => expect(drawnArea(corners)).toBeNull());

test('any drawing gives a valid filter or null', () => {
  const corner = fc.record({ lng: fc.integer({ min: 0, max: 60 }), lat: fc.integer({ min: 0, max: 60 }) });
  const scribble = fc
    .array(corner, { maxLength: 70 })
    .map((corners) => corners.map(({ lng, lat }) => ({ lng: 3.7 + lng / 333, lat: 50.6 + lat / 777 })));
  fc.assert(
    fc.property(scribble, (drawn) => {
      const area = drawnArea(drawn);
      if (!area) return;
      expect(area.corners.length).toBeLessThanOrEqual(MOST_DRAWN);
      expect(parsePolygon(writePolygon(area.corners))).toEqual(area.corners);
    }),
  );
});
