import type { Fact } from '@facade/shared-domain/model';
import { energyLetterOf, featuresOf } from './features-of.ts';

const home = (facts: Record<string, Fact['value']>, rest: Partial<Parameters<typeof featuresOf>[0]> = {}) => ({
  categoryIds: [1],
  projectId: null,
  terraceArea: null,
  price: { amount: 250_000, charges: null, unit: 0, annuity: null, excludesVat: false },
  groups: [
    {
      key: 'layout' as const,
      facts: Object.entries(facts).map(([key, value]): Fact => ({ key, kind: 'text', value })),
    },
  ],
  ...rest,
});

test.each([
  ['nothing', home({}), []],
  ['a garden', home({ garden: true }), ['garden']],
  ['the area of a garden', home({ gardenArea: 120 }), ['garden']],
  ['an explicit "no" for the garden', home({ garden: false, gardenArea: 120 }), []],
  ['garages', home({ garages: 2 }), ['garage', 'parking']],
  ['a garage without a number', home({ garage: true }), ['garage', 'parking']],
  ['garages, of a feed whose flag says no', home({ garage: false, garages: 2 }), ['garage', 'parking']],
  ['no garages', home({ garages: 0, parkings: 1 }), ['parking']],
  ['a place to park without a number', home({ parking: true, garage: false }), ['parking']],
  ['no place to park', home({ parking: false, parkingsOutside: 0 }), []],
  ['a terrace to the south-west', home({ terraceOrientation: 'southWest' }), ['southFacing']],
  [
    'a garden to the north behind a facade to the south',
    home({ gardenOrientation: 'north', facadeOrientation: 'south' }),
    [],
  ],
  ['the area of a terrace', home({}, { terraceArea: 12 }), ['terrace']],
  ['an explicit "no" for the terrace', home({ terrace: false }, { terraceArea: 12 }), []],
  ['a lift', home({ lift: true, furnished: false }), ['lift']],
  ['furniture', home({ furnished: true }), ['furnished']],
  ['the category of new apartments', home({}, { categoryIds: [12, 2] }), ['newBuild']],
  ['a project', home({}, { projectId: 79 }), ['newBuild']],
  ['a higher price before', home({}, { priceHistory: [{ at: '2026-09-01', amount: 260_000 }] }), ['priceDropped']],
  ['a lower price before', home({}, { priceHistory: [{ at: '2026-09-01', amount: 240_000 }] }), []],
  ['the fact', home({ newBuild: true }), ['newBuild']],
])('%s', (_, property, features) => expect(featuresOf(property)).toEqual(features));

test.each([
  ['a_plusplus', 'a'],
  ['b_sub', 'b'],
  ['g', 'g'],
])('band %s has the letter %s', (band, letter) => {
  expect(energyLetterOf({ band, region: 'wallonia', kwhPerM2: null })).toBe(letter);
});

test('without a label there is no letter', () => expect(energyLetterOf(null)).toBeNull());
