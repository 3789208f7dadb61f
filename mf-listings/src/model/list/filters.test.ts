import { sampleCategories, sampleCities } from '../../testing/samples.ts';
import { readCity, readType } from './filters.ts';

describe('readType', () => {
  test('knows a category by its WebID', () => {
    expect(readType('1', sampleCategories, 'sale').chosen).toEqual({
      value: '1',
      label: 'Woning',
      count: 36,
      otherCount: 2,
    });
  });

  test('offers only what this list has', () => {
    expect(readType('', sampleCategories, 'rent').options.map(({ label }) => label)).toEqual(['Woning', 'Appartement']);
  });

  test('still offers what was chosen though this list has none', () => {
    expect(readType('3', sampleCategories, 'rent').options).toContainEqual({
      value: '3',
      label: 'Bouwgrond',
      count: 0,
    });
  });

  test('chooses nothing for a WebID nobody has', () => {
    expect(readType('99', sampleCategories, 'sale').chosen).toBeNull();
  });
});

describe('readCity', () => {
  test.each(['Ath|7800', 'ath|7800', 'Aat|7800', 'Aat', 'ATH'])('reads "%s" as the town of Ath', (value) => {
    expect(readCity(value, sampleCities, 'sale').chosen).toEqual({
      value: 'Ath|7800',
      label: 'Aat',
      count: 30,
      otherCount: 4,
    });
  });

  test('reads accents and ligatures as their letters', () => {
    const beloeil = {
      name: 'Belœil',
      label: 'Belœil',
      aliases: [],
      zip: '7970',
      counts: { sale: 1, rent: 0 },
      location: null,
    };
    expect(readCity('beloeil', [beloeil], 'sale').chosen?.value).toBe('Belœil|7970');
  });

  test('keeps a zip that villages share as one choice', () => {
    const { chosen, options } = readCity('7800', sampleCities, 'sale');
    expect(chosen).toEqual({ value: '7800', label: '7800', count: 32, otherCount: 4 });
    expect(options[0]).toEqual({ value: '7800', label: '7800', count: 32 });
  });

  test.each(['Atlantis', 'Ath|9999', '|', '%'])('knows no "%s"', (value) => {
    expect(readCity(value, sampleCities, 'sale').chosen).toBeNull();
  });

  test('offers no town without properties of this list', () => {
    expect(readCity('', sampleCities, 'rent').options.map(({ value }) => value)).toEqual(['Ath|7800', 'Silly|7830']);
  });
});
