import type { MapFeature } from '@facade/shared-domain/model';
import { homesOf, markerOf, type Shown } from './lit-homes.ts';

const at = (lng: number, lat: number, properties: MapFeature['properties']): MapFeature => ({
  type: 'Feature',
  geometry: { type: 'Point', coordinates: [lng, lat] },
  properties,
});
const shown: Shown = {
  features: [
    at(3.77, 50.63, { count: 24 }),
    at(3.9, 50.7, { count: 3 }),
    at(3.8, 50.6, { id: 7, price: 1, availability: 'available' }),
  ],
  box: [3.5, 50.5, 4, 50.8],
};
const home = (id: number, lng: number, lat: number) => ({ id, location: { lng, lat } });

test('a home has its own marker, or that of its cluster', () => {
  expect(markerOf(home(7, 3.8, 50.6), shown)).toBe(7);
  expect(markerOf(home(8, 3.79, 50.62), shown)).toBe('3.77,50.63');
  expect(markerOf(home(9, 3.88, 50.71), shown)).toBe('3.9,50.7');
});

test('a home outside the map has no marker', () => {
  expect(markerOf(home(8, 5.89, 49.72), shown)).toBeNull();
  expect(markerOf({ id: 8, location: null }, shown)).toBeNull();
  expect(markerOf(home(8, 3.79, 50.62), { features: [], box: shown.box })).toBeNull();
});

test('a cluster highlights all its homes, and a marker of one home only that home', () => {
  const homes = [home(7, 3.8, 50.6), home(8, 3.79, 50.62), home(9, 3.88, 50.71), home(10, 3.78, 50.64)];
  expect(homesOf(['3.77,50.63'], homes, shown)).toEqual([8, 10]);
  expect(homesOf([7], homes, shown)).toEqual([7]);
  expect(homesOf([7, '3.9,50.7'], homes, shown)).toEqual([7, 9]);
  expect(homesOf([], homes, shown)).toEqual([]);
});
