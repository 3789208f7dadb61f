import { sampleCities } from '../testing/samples.ts';
import { readTown, townAt, townName } from './towns.ts';

test.each(['Ath|7800', 'ath|7800', 'Aat|7800', 'Aat', 'ATH'])('"%s" is the town of Ath', (value) => {
  expect(readTown(value, sampleCities)).toBe('Ath|7800');
  expect(townName(value, sampleCities)).toBe('Aat');
});

test('a municipality is meant only where it is named as one', () => {
  const ath = { name: 'ath', label: 'Aat (alle deelgemeenten)', aliases: ['Ath', 'Aat'], zip: '*', location: null };
  const towns = [{ ...ath, counts: { sale: 60, rent: 5 } }, ...sampleCities];
  expect(readTown('ath|*', towns)).toBe('ath|*');
  expect(townName('ath|*', towns)).toBe('Aat (alle deelgemeenten)');
  expect(readTown('Ath', towns)).toBe('Ath|7800');
  expect(townName('Aat', towns)).toBe('Aat');
});

test('accents and ligatures match plain letters', () => {
  const beloeil = { ...sampleCities[2], name: 'Belœil', label: 'Belœil', aliases: [], zip: '7970' };
  expect(readTown('beloeil', [beloeil as (typeof sampleCities)[number]])).toBe('Belœil|7970');
});

test('a zip that several villages share stays a single choice', () => {
  expect(readTown('7800', sampleCities)).toBe('7800');
  expect(townName('7800', sampleCities)).toBe('7800');
});

test.each(['Atlantis', 'Ath|9999', '|', '%', '<script>'])('"%s" is unknown', (value) => {
  expect(readTown(value, sampleCities)).toBeNull();
});

test('a point matches its town within the precision of a URL', () => {
  expect(townAt({ lat: 50.63, lng: 3.77801 }, sampleCities)?.name).toBe('Ath');
  expect(townAt({ lat: 50.64, lng: 3.778 }, sampleCities)).toBeUndefined();
});
