import fc from 'fast-check';
import { MAX_SCALE, panBy, WHOLE, zoomAt } from './zoom.ts';

const frame = { box: { width: 800, height: 600 }, picture: { width: 1600, height: 1200 } };
const inBox = fc.record({ x: fc.integer({ min: -400, max: 400 }), y: fc.integer({ min: -300, max: 300 }) });
const scales = fc.double({ min: 0.1, max: 20, noNaN: true });

test('what is under the finger stays under it', () => {
  fc.assert(
    fc.property(inBox, fc.double({ min: 1, max: MAX_SCALE, noNaN: true }), (point, scale) => {
      const zoom = zoomAt(WHOLE, scale, point, frame);
      // The point of the picture that was there at scale 1 is where it was.
      expect(zoom.x + point.x * zoom.scale).toBeCloseTo(point.x, 6);
      expect(zoom.y + point.y * zoom.scale).toBeCloseTo(point.y, 6);
    }),
  );
});

test('no edge comes into the box, whatever is done', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(inBox, scales, inBox), { maxLength: 8 }), (steps) => {
      let zoom = WHOLE;
      for (const [point, scale, by] of steps) zoom = panBy(zoomAt(zoom, scale, point, frame), by, frame);
      expect(zoom.scale).toBeGreaterThanOrEqual(1);
      expect(zoom.scale).toBeLessThanOrEqual(MAX_SCALE);
      expect(Math.abs(zoom.x)).toBeLessThanOrEqual((800 * zoom.scale - 800) / 2 + 1e-6);
      expect(Math.abs(zoom.y)).toBeLessThanOrEqual((600 * zoom.scale - 600) / 2 + 1e-6);
    }),
  );
});

test('back at its own size it is centred', () => {
  const away = panBy(zoomAt(WHOLE, 3, { x: 200, y: -100 }, frame), { x: 90, y: 40 }, frame);
  expect(zoomAt(away, 1, { x: -50, y: 60 }, frame)).toEqual(WHOLE);
});

test('a tall picture in a wide box moves sideways only once it is wider than the box', () => {
  const tall = { box: { width: 800, height: 600 }, picture: { width: 600, height: 1200 } };
  expect(panBy(zoomAt(WHOLE, 2, { x: 0, y: 0 }, tall), { x: 50, y: 50 }, tall)).toEqual({ scale: 2, x: 0, y: 50 });
  expect(panBy(zoomAt(WHOLE, 4, { x: 0, y: 0 }, tall), { x: 50, y: 0 }, tall).x).toBe(50);
});
