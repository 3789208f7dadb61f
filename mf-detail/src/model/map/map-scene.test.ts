import { mapScene } from './map-scene.ts';

const location = { lat: 50.63, lng: 3.778, exact: true };

test('puts a pin on an exact place and a circle of a kilometre round another', () => {
  expect(mapScene(location, true, true).aroundMetres).toBeNull();
  expect(mapScene(location, false, true).aroundMetres).toBe(1000);
});

test('comes near only with tiles, and nearer to an exact place', () => {
  const zooms = [mapScene(location, true, true), mapScene(location, false, true), mapScene(location, true, false)];
  expect(zooms.map(({ zoom }) => zoom)).toEqual([15, 13, 12]);
});
