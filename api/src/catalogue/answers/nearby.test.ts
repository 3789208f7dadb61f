import { nearHome, regionOf } from './nearby.ts';

const stations = [{ names: { fr: 'Ath', nl: 'Aat' }, lat: 50.627, lng: 3.778 }];
const landmarks = {
  covered: null,
  all: [
    { kind: 'town' as const, name: 'Ath', lat: 50.631, lng: 3.777 },
    { kind: 'city' as const, name: 'Brussel - Bruxelles', lat: 50.65, lng: 3.8 },
    { kind: 'station' as const, name: 'Station of the map', lat: 50.63, lng: 3.778 },
  ],
};
const home = { location: { lat: 50.63, lng: 3.778, exact: true }, city: 'Ath' };
const namesIn = (language: 'nl' | 'fr', region = regionOf(landmarks, stations)) =>
  nearHome(home, region, language)?.places.map(({ name }) => name);

test('names stations and towns in the visitor’s language', () => {
  expect(namesIn('nl')).toEqual(['Aat', 'Aat', 'Brussel']);
  expect(namesIn('fr')).toEqual(['Ath', 'Ath', 'Bruxelles']);
});

test('uses the map’s stations if the agency has no file of stations', () => {
  expect(namesIn('nl', regionOf(landmarks, []))).toEqual(['Station of the map', 'Aat', 'Brussel']);
});

test('returns null without a map', () => {
  expect(nearHome(home, regionOf({ all: [], covered: null }, []), 'nl')).toBeNull();
});

test('treats a null street as a hidden address, even if there is a point', () => {
  const region = regionOf(landmarks, stations);
  expect(nearHome({ ...home, street: 'Rue Haute 1' }, region, 'nl')?.from).toBe('home');
  expect(nearHome({ ...home, street: null }, region, 'nl')?.from).toBe('town');
});
