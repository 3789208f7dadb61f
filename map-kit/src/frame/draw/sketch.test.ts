import { type Place, Sketch } from './sketch.ts';

const corners: Place[] = [
  [0, 0],
  [100, 0],
  [100, 100],
];
const started = () => {
  const sketch = new Sketch();
  for (const corner of corners) sketch.add(corner, 12);
  return sketch;
};

test('corners are added one by one, and the last one can be removed', () => {
  const sketch = started();
  expect(sketch.places).toEqual(corners);
  expect(sketch.isArea).toBe(true);
  sketch.undo();
  expect(sketch.places).toEqual(corners.slice(0, 2));
  expect(sketch.isArea).toBe(false);
});

test.each<[string, Place]>([
  ['the first', [4, 5]],
  ['the last', [98, 101]],
])('%s corner set again closes the area and adds none', (_which, place) => {
  const sketch = started();
  expect(sketch.add(place, 12)).toBe(true);
  expect(sketch.places).toEqual(corners);
});

test('two corners are not an area', () => {
  const sketch = new Sketch();
  expect([sketch.add([0, 0], 12), sketch.add([100, 0], 12), sketch.add([1, 1], 12)]).toEqual([false, false, false]);
  expect(sketch.places).toHaveLength(2);
});

test('a stroke replaces corners, and a corner replaces a stroke', () => {
  const sketch = started();
  sketch.draw([7, 7]);
  expect([sketch.isStroke, sketch.places]).toEqual([true, [[7, 7]]]);
  sketch.add([1, 1], 12);
  expect([sketch.isStroke, sketch.places]).toEqual([false, [[1, 1]]]);
});

test('an endless stroke stays within the limit of a message, and keeps its shape', () => {
  const sketch = new Sketch();
  for (let x = 0; x < 5000; x += 1) sketch.draw([x, 0]);
  expect(sketch.places.length).toBeLessThanOrEqual(200);
  expect(sketch.places[0]).toEqual([0, 0]);
  expect(sketch.places.at(-1)?.[0]).toBeGreaterThan(4900);
});

test('clearing removes everything', () => {
  const sketch = started();
  sketch.clear();
  expect([sketch.places, sketch.isArea]).toEqual([[], false]);
});
