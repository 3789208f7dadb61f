import type { SuggestedProject, SuggestedProperty, Suggestions } from '@facade/shared-domain/model';
import { sampleCategories, sampleCities, samplePicture, sampleProperty } from './samples.ts';

const home = (id: number, changes: Partial<SuggestedProperty>): SuggestedProperty => ({
  id,
  goal: 'sale',
  availability: 'available',
  price: sampleProperty().price,
  path: `/nl/te-koop/ath/woning/${id}/`,
  city: 'Aat',
  zip: '7800',
  typeName: 'Woning',
  title: 'Charmante gezinswoning met tuin',
  picture: null,
  ...changes,
});

const homes: SuggestedProperty[] = [
  home(101, {}),
  home(205, {
    goal: 'rent',
    price: { amount: 750, charges: 45, unit: null, annuity: null, excludesVat: false },
    path: '/nl/te-huur/lessines/appartement/205/',
    city: 'Lessen',
    zip: '7860',
    typeName: 'Appartement',
    title: 'Licht appartement aan de Dender',
    picture: samplePicture('p205-1'),
  }),
  home(206, {
    path: '/nl/te-koop/ath/appartement/206/',
    typeName: 'Appartement',
    title: 'Appartement met terras',
    price: { ...sampleProperty().price, amount: null },
  }),
];

const tanneurs: SuggestedProject = {
  id: 79,
  path: '/nl/project/ath/les-tanneurs/79/',
  name: 'Les Tanneurs',
  city: 'Aat',
  zip: '7800',
  unitCount: 6,
  availableCount: 3,
  picture: null,
};

const nothing: Suggestions = { types: [], cities: [], properties: [], query: null };

const wordsQuery = (filters: string, count: number): NonNullable<Suggestions['query']> => ({
  ...{ goal: null, filters, count, counts: { sale: count, rent: 0 } },
});

/** Answers of the api to the texts of tests: words that begin a name, and some texts that are filters. */
export function sampleSuggestions(text: string): Suggestions {
  const q = text.trim().toLowerCase();
  if (q === '') return { ...nothing, types: sampleCategories };
  if (q === 'ath 3 slaapkamers')
    return {
      ...nothing,
      query: { goal: 'sale', filters: 'city=Ath%7C7800&minBedrooms=3', count: 14, counts: { sale: 12, rent: 1 } },
    };
  if (q === 'woning ath')
    return {
      ...nothing,
      query: { goal: null, filters: 'type=1&city=Ath%7C7800', count: 33, counts: { sale: 30, rent: 2 } },
    };
  if (q === 'huis 2 badkamers')
    return {
      ...nothing,
      query: { goal: null, filters: 'type=1', count: 38, counts: { sale: 36, rent: 2 }, ignored: '2 badkamers' },
    };
  if (q === 'kasteel ath')
    return {
      ...nothing,
      query: { goal: null, filters: 'type=3&city=Ath%7C7800', count: 0, counts: { sale: 0, rent: 0 } },
    };
  if (q === 'hoeve tot 350000')
    return { ...nothing, properties: homes, query: wordsQuery('maxPrice=350000&q=hoeve', 4) };
  if (q === 'hoeve') return { ...nothing, properties: homes, query: wordsQuery('q=hoeve', 6) };
  if (q === 'zeldzaam') return { ...nothing, properties: homes.slice(0, 1), query: wordsQuery('q=zeldzaam', 1) };
  if (q === 'kot')
    return {
      ...nothing,
      properties: homes.slice(1, 2),
      query: { ...wordsQuery('q=kot', 3), counts: { sale: 0, rent: 3 } },
    };
  if (q === 'les tanneurs') return { ...nothing, projects: [tanneurs], properties: homes.slice(2) };
  if (q === 'rue du moulin')
    return {
      ...nothing,
      properties: [
        home(301, { street: 'Rue du Moulin 5' }),
        home(302, { availability: 'sold' }),
        home(303, { price: { amount: 78_000, charges: null, unit: null, annuity: 980, excludesVat: false } }),
        home(304, { price: { amount: 275_000, charges: null, unit: null, annuity: null, excludesVat: true } }),
      ],
    };
  const begins = (...names: (string | number)[]) => names.some((name) => String(name).toLowerCase().startsWith(q));
  return {
    ...nothing,
    types: sampleCategories.filter(({ name }) => begins(name)),
    cities: sampleCities.filter(({ name, label, zip }) => begins(name, label, zip)),
    properties: homes.filter(({ id, city, zip, typeName, title }) => begins(id, city, zip, typeName, title)),
  };
}
