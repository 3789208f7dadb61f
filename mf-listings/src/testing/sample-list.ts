import { categoryPlural } from '@facade/shared-domain/language/category-plural';
import { FEATURES } from '@facade/shared-domain/listing/filters/features';
import type { Picture } from '@facade/shared-domain/model';
import { toCardProperty } from '../cards/card-data.ts';
import type { Choice, Choices } from '../filters/choices.ts';
import type { Around, ChosenFilter, ListData } from '../list/list-data.ts';
import { readListQuery, shownWrong } from '../list/read-list-query.ts';
import { sampleProperty } from './samples.ts';

const TOWNS: Around[] = [
  { value: 'Ath|7800', label: 'Aat', lat: 50.63, lng: 3.778 },
  { value: 'Lessines|7860', label: 'Lessen', lat: 50.711, lng: 3.834 },
];

/** Counts of every choice; one of each kind has none. */
const CHOICES: Choices = {
  types: [
    { value: '1', label: 'Woning', count: 36 },
    { value: '12', label: 'Appartement', count: 9 },
    { value: '8', label: 'Garage', count: 0 },
  ],
  cities: [
    { value: 'Ath|7800', label: 'Aat', count: 30 },
    { value: 'Lessines|7860', label: 'Lessen', count: 8 },
    { value: 'Mons|7000', label: 'Bergen', count: 0 },
  ],
  moreCities: true,
  energy: { a: 4, b: 11, c: 20, d: 9, e: 3, f: 0, g: 2 },
  bedrooms: { 1: 60, 2: 52, 3: 31, 4: 9, 5: 0 },
  has: Object.fromEntries(FEATURES.map((feature, index) => [feature, [41, 33, 28, 9, 14][index] ?? 0])),
  minPrice: { 50000: 92, 200000: 61, 500000: 3, 1000000: 0 },
  maxPrice: { 50000: 2, 200000: 32, 500000: 90 },
  minSurface: { 40: 70, 100: 44, 300: 2 },
  maxBedrooms: { 1: 12, 2: 30, 3: 61, 4: 84, 5: 92 },
  minBathrooms: { 1: 80, 2: 14, 3: 0 },
  maxSurface: { 100: 30, 300: 90 },
  minLand: { 100: 60, 1000: 12, 10000: 0 },
  minYear: { 1970: 52, 2000: 21, 2020: 8 },
  days: { 1: 0, 7: 4, 30: 22 },
};

const single = (choices: Choice[], values: (string | number)[]): ChosenFilter | null => {
  const [value, ...others] = values.map(String);
  const choice = choices.find((known) => known.value === value);
  return choice && others.length === 0 ? { ...choice, count: choice.count ?? 0, otherCount: 2 } : null;
};

/** Pictures that differ from those of other properties. */
export const samplePictures = (id: number): Picture[] =>
  sampleProperty().pictures.map((picture) => ({ ...picture, id: `${id}-${picture.id}` }));

/** What the list page shows for a query string; spread over it what an example is about. */
export function sampleList(query = '', changes: Partial<ListData> = {}): ListData {
  const { query: read, wrong } = readListQuery(new URLSearchParams(query));
  const { types, cities, near } = read.filters;
  const properties = [501, 502, 503, 504, 505, 506].map((id) =>
    toCardProperty(sampleProperty({ id, pictures: samplePictures(id) })),
  );
  const type = single(CHOICES.types, types);
  const city = single(CHOICES.cities, cities);
  return {
    goal: 'sale',
    query: read,
    choices: CHOICES,
    type,
    city,
    typeNames: type ? categoryPlural(type.label, 'nl') : '',
    cityNames: city?.label ?? '',
    around:
      TOWNS.find(({ value, lat }) => (near ? near.lat === lat : cities.length === 1 && cities[0] === value)) ?? null,
    wrong: wrong.map(shownWrong),
    properties,
    total: 93,
    unavailable: 10,
    pages: 8,
    loosening: null,
    nearest: {},
    isIndexable: query === '',
    related: query === '' ? [{ href: '/nl/te-koop/?type=1', label: 'Woningen', count: 36 }] : [],
    ...changes,
  };
}
