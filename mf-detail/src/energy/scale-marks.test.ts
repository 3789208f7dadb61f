import { energyScale, markerPosition } from './scale-marks.ts';

test.each([
  ['flanders', 7],
  ['wallonia', 9],
  ['brussels', 19],
] as const)('has the bands of %s, with the label marked', (region, count) => {
  const scale = energyScale({ region, band: 'c' });
  expect(scale).toHaveLength(count);
  expect(scale.filter((band) => band.current).map((band) => band.band)).toEqual(['c']);
});

test('puts the marker where the value lies within its band', () => {
  // Band e of seven runs from 400 to 500: 437 is 37 % into the sixth.
  expect(markerPosition(energyScale({ region: 'flanders', band: 'e' }), 437)).toBeCloseTo((5 + 0.37) / 7);
});

test("stays in the middle of the certificate's band where the value is unknown or says otherwise", () => {
  const scale = energyScale({ region: 'flanders', band: 'b' });
  expect(markerPosition(scale, null)).toBeCloseTo(2.5 / 7);
  expect(markerPosition(scale, 480)).toBeCloseTo(2.5 / 7);
});

test('has no place for a band the scale does not know', () => {
  expect(markerPosition(energyScale({ region: 'flanders', band: 'g' }), 800)).toBeNull();
});
