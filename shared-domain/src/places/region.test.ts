import fc from 'fast-check';
import { BELGIUM, countryCode, foreignCountry, LUXEMBOURG, regionOf } from './region.ts';

test.each([
  [999, null],
  [1000, 'brussels'],
  [1299, 'brussels'],
  [1300, 'wallonia'],
  [1499, 'wallonia'],
  [1500, 'flanders'],
  [3999, 'flanders'],
  [4000, 'wallonia'],
  [7999, 'wallonia'],
  [8000, 'flanders'],
  [9999, 'flanders'],
  [10000, null],
])('%d lies in %s', (zip, region) => {
  expect(regionOf(zip)).toBe(region);
  expect(regionOf(` ${zip} `, BELGIUM)).toBe(region);
});

test('other countries have no region', () => {
  expect(regionOf('1000', LUXEMBOURG)).toBeNull();
  expect(regionOf('1000', null)).toBe('brussels');
});

test('an address names a foreign country, in the language of the page', () => {
  expect(foreignCountry(BELGIUM, 'nl')).toBe('');
  expect([foreignCountry(LUXEMBOURG, 'nl'), foreignCountry(LUXEMBOURG, 'fr')]).toEqual(['Luxemburg', 'Luxembourg']);
  expect(foreignCountry(999, 'nl')).toBe('');
  expect([countryCode(BELGIUM), countryCode(LUXEMBOURG), countryCode(999)]).toEqual(['BE', 'LU', null]);
});

test('what is no postal code has no region, and nothing throws', () => {
  for (const zip of ['', 'B-7800', '78.00', '-7800', null, undefined]) expect(regionOf(zip)).toBeNull();
  fc.assert(fc.property(fc.anything(), (zip) => expect(() => regionOf(zip as string)).not.toThrow()));
});
