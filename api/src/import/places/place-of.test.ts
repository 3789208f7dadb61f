import { BELGIUM, LUXEMBOURG } from '@facade/shared-domain/places/region';
import fc from 'fast-check';
import { belgianTown } from './belgian-towns.ts';
import { placeOf } from './place-of.ts';

const home = { ID: '1', Zip: '7800', City: 'Ath', CountryID: BELGIUM, PublishAddress: true };
const at = (Lat: number | null, Lng: number | null, more = {}) =>
  placeOf({ ...home, Lat, Lng, ...more }, () => undefined);
const ATH = { lat: 50.6294, lng: 3.778 };

test('takes coordinates that can be right as they are', () => {
  expect(at(50.63, 3.78)).toEqual({ location: { lat: 50.63, lng: 3.78, exact: true }, problem: null });
  expect(at(49.61, 6.13, { Zip: '', City: '', CountryID: LUXEMBOURG })).toMatchObject({ problem: null });
  expect(at(38.54, -0.17, { Zip: '', City: 'Finestrat', CountryID: null })).toMatchObject({
    location: { exact: true },
  });
  expect(at(38.54, -0.17, { Zip: '', City: 'Aat', CountryID: null }).location).toEqual({ ...ATH, exact: false });
  expect(at(36.7, -4.4, { Zip: '29001', City: 'Málaga', CountryID: 0 })).toMatchObject({ location: { exact: true } });
});

test.each([
  ['0/0', 0, 0, 'atSea'],
  ['out of range', 500.63, 3.78, 'notCoordinates'],
  ['without their point', 5063, 378, 'notCoordinates'],
  ['another country', 48.85, 2.35, 'abroad'],
  ['another postcode', 51.2, 4.4, 'far'],
])('coordinates that are %s are no place, with a warning', (_what, lat, lng, kind) =>
  expect(at(lat, lng)).toEqual({
    location: { ...ATH, exact: false },
    problem: expect.objectContaining({ field: 'Lat, Lng', home: '1', kind, effect: 'town' }),
  }),
);

test('exchanges latitude and longitude only where the postcode proves it', () => {
  expect(at(3.78, 50.63)).toMatchObject({ location: { lat: 50.63, lng: 3.78, exact: true }, problem: { home: '1' } });
  expect(at(3.78, 50.63, { Zip: '', City: '' })).toMatchObject({ location: null, problem: { home: '1' } });
});

test('without coordinates, or with a hidden address, the town is shown', () => {
  expect(at(null, null)).toEqual({ location: { ...ATH, exact: false }, problem: null });
  expect(at(50.64, 3.79, { PublishAddress: false }).location).toEqual({ ...ATH, exact: false });
  expect(at(null, null, { Zip: '1234', City: 'Nergens' }).location).toBeNull();
  expect(at(null, null, { CountryID: LUXEMBOURG }).location).toBeNull();
});

test('knows towns by postcode, and by their names in both languages', () => {
  expect(belgianTown('7800', 'Aat')).toEqual(ATH);
  expect(belgianTown('7800', 'ath')).toEqual(ATH);
  expect(belgianTown('9000', 'Gand')).toEqual(belgianTown('9000', 'Gent'));
  expect(belgianTown('', 'Aat')).toEqual(ATH);
  expect(belgianTown('', 'Aalst')).toBeNull();
  expect(belgianTown('7812', 'no such village')).toMatchObject({ lat: expect.closeTo(50.63, 1) });
});

test('whatever a feed says, a place is within the country or none', () => {
  const any = fc.oneof(fc.double({ min: -1e6, max: 1e6, noNaN: true }), fc.constantFrom(0, 50.63, 3.78, null));
  fc.assert(
    fc.property(any, any, (lat, lng) => {
      const { location } = at(lat, lng);
      expect(location?.lat).toBeGreaterThan(49.4);
      expect(location?.lat).toBeLessThan(51.6);
      expect(location?.lng).toBeGreaterThan(2.4);
      expect(location?.lng).toBeLessThan(6.5);
    }),
  );
});
