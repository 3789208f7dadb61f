import { testTranslate } from '@facade/section-kit/testing';
import { readFilters } from '@facade/shared-domain/listing/listing-filters';
import type { Goal } from '@facade/shared-domain/model';
import fr from '../locales/fr.json';
import nl from '../locales/nl.json';
import { describeFilters } from './describe-filters.ts';

const typeNames = new Map([
  [1, 'Woning'],
  [12, 'Appartement'],
]);
const describeIn = (language: 'nl' | 'fr', query: string, goal: Goal | null) =>
  describeFilters(readFilters(new URLSearchParams(query)).filters, goal, {
    language,
    t: testTranslate('mf-listings', language === 'nl' ? nl : fr, language),
    typeNames,
  }).replaceAll('\u00a0', ' ');

test.each([
  ['city=Ath|7800&minBedrooms=3', 'sale', '3+ slaapkamers in Aat, te koop'],
  ['city=Lessines|7860&type=12&maxPrice=200000', 'sale', 'Appartement in Lessen, tot € 200.000, te koop'],
  ['type=1&type=12&city=7800&city=Silly', null, 'Woning of Appartement in 7800 of Opzullik'],
  ['minPrice=600&maxPrice=900', 'rent', 'Panden, van € 600 tot € 900, te huur'],
  [
    'minPrice=100000&minSurface=120&minLand=500',
    null,
    'Panden, vanaf € 100.000, vanaf 120 m² bewoonbaar, vanaf 500 m² grond',
  ],
  ['has=garden&has=lift&energy=a,b&available=1', null, 'Panden, tuin, lift, energielabel A of B, nog beschikbaar'],
  ['near=50.63,3.78,10&type=1', 'sale', 'Woning binnen 10 km, te koop'],
  ['type=99', 'sale', 'Panden, te koop'],
] as const)('%s, %s: %s', (query, goal, expected) => {
  expect(describeIn('nl', query, goal)).toBe(expected);
});

test('names the town of a radius', () => {
  const filters = readFilters(new URLSearchParams('near=50.63,3.78,10')).filters;
  const words = { language: 'nl', t: testTranslate('mf-listings', nl, 'nl'), typeNames, around: 'Aat' } as const;
  expect(describeFilters(filters, null, words)).toBe('Panden binnen 10 km van Aat');
});

test('in French', () => {
  expect(describeIn('fr', 'city=Ath|7800&minBedrooms=1&has=terrace', 'rent')).toBe(
    '1 chambre ou plus à Ath, terrasse, à louer',
  );
});
