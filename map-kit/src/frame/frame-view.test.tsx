import type { Box } from '../messages/guards.ts';
import { FrameView } from './frame-view.ts';
import type { Marked } from './markers/without-overlaps.ts';
import { testMap } from './testing/test-map.ts';

const ATH: Box = [3.7, 50.6, 3.8, 50.66];

function open() {
  const map = testMap();
  const sight = new FrameView(map, { box: ATH }, true);
  const view = map.getView();
  const pan = () => view.setCenter([(view.getCenter()?.[0] ?? 0) + 500, view.getCenter()?.[1] ?? 0]);
  return { map, view, sight, pan };
}
const home: Marked = { id: 1, lng: 3.75, lat: 50.63, label: '', title: '', count: 1, exact: true, ribbon: null };

test('moves of the visitor are distinguished from moves of a message', () => {
  const { sight, pan } = open();
  expect(sight.settle()).toBe(false);
  pan();
  expect(sight.settle()).toBe(true);
  sight.look({ center: [3.9, 50.7], zoom: 12 });
  expect(sight.settle()).toBe(false);
  pan();
  expect(sight.settle()).toBe(true);
});

test('after a message that moves nothing, the next move counts as the visitor’s', () => {
  const { sight, pan } = open();
  sight.settle();
  sight.look({ box: ATH });
  pan();
  expect(sight.settle()).toBe(true);
});

test('an automatic zoom does not count as a move of the visitor', () => {
  const { sight } = open();
  sight.settle();
  sight.goBack(10);
  expect(sight.zoom).toBe(10);
  expect(sight.settle()).toBe(false);
});

test('resizing the window does not count as a move, and shows the same homes', () => {
  const { map, sight } = open();
  sight.settle();
  const { zoom } = sight;
  map.setSize([300, 200]);
  expect(sight.zoom).toBeLessThan(zoom);
  expect(sight.settle()).toBe(false);
});

test('resizing a view that the visitor chose counts as a move, the room of a scroll bar does not', () => {
  const { map, sight, pan } = open();
  sight.settle();
  pan();
  sight.settle();
  map.setSize([585, 400]);
  expect(sight.settle()).toBe(false);
  map.setSize([900, 400]);
  expect(sight.settle()).toBe(true);
});

test('a group whose homes are known is approached until they separate; one that the server counted by two steps', () => {
  const { sight } = open();
  const { zoom } = sight;
  sight.approach({ ...home, count: 9 });
  expect(sight.zoom).toBeCloseTo(zoom + 2);
  const members = [home, { ...home, id: 2, lng: 3.752 }];
  sight.approach({ ...home, count: 2, members });
  const [west, , east] = sight.box;
  expect(east - west).toBeLessThan(0.004);
  expect([west < 3.75, east > 3.752]).toEqual([true, true]);
});

test('where a marker is in the frame is told as parts of it, at its edge if it is outside', () => {
  const { sight } = open();
  const [west, south, east, north] = sight.box;
  const middle = sight.placeOf({ ...home, lng: (west + east) / 2, lat: (south + north) / 2 });
  expect([middle.x, middle.y]).toEqual([expect.closeTo(0.5, 3), expect.closeTo(0.5, 3)]);
  expect(sight.placeOf({ ...home, lng: east + 1, lat: south - 1 })).toEqual({ x: 1, y: 1 });
});

test('a box from the map is restored exactly, however often', () => {
  const { sight, pan, view } = open();
  pan();
  const [center, zoom] = [view.getCenter(), view.getZoom()];
  for (let turn = 0; turn < 3; turn += 1) sight.look({ box: sight.box, tight: true });
  expect([view.getCenter(), view.getZoom()]).toEqual([center, zoom]);
});

test('a box is shown whole, with a margin', () => {
  const { sight } = open();
  const [west, south, east, north] = sight.box;
  expect([west < 3.7, south < 50.6, east > 3.8, north > 50.66]).toEqual([true, true, true, true]);
});

test('a selected home is moved out from under its card, which is not a move of the visitor', () => {
  const { sight, view } = open();
  sight.settle();
  const before = view.getCenter();
  sight.lift({ ...home, lat: 50.655 });
  expect(view.getCenter()).toEqual(before);
  sight.lift({ ...home, lat: 50.6 });
  expect(view.getCenter()?.[1]).toBeLessThan(before?.[1] ?? 0);
  expect(sight.settle()).toBe(false);
  const lifted = view.getCenter();
  sight.lift({ ...home, lat: 50.6 });
  expect(view.getCenter()).toEqual(lifted);
});

test('a group splits at a deeper zoom, unless its homes are at one spot or the map is at its maximum zoom', () => {
  const { sight, view } = open();
  expect(sight.canPart({ ...home, count: 3 })).toBe(true);
  expect(sight.canPart({ ...home, count: 3, spot: true })).toBe(false);
  view.setZoom(18);
  expect(sight.canPart({ ...home, count: 3 })).toBe(false);
});

test('the homes of a group are in its box', () => {
  const { sight } = open();
  const other = { ...home, id: 2, lng: 3.7502 };
  const [west, south, east, north] = sight.boxAround({ ...home, count: 2, members: [home, other] });
  expect([west < 3.75, east > 3.7502, south < 50.63, north > 50.63]).toEqual([true, true, true, true]);
  expect(east - west).toBeLessThan(0.0004);
  // The positions of homes that the server counted are unknown: use an area around the marker.
  const [left, , right] = sight.boxAround({ ...home, count: 9 });
  expect(right - left).toBeGreaterThan(0.01);
});
