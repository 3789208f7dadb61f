import type { Category, City } from '@facade/shared-domain/model/catalog';
import type { Facets, FacetValue } from '@facade/shared-domain/model/facets';
import type { ListingFilters } from '@facade/shared-domain/model/listing';
import type { Goal, PropertyPage } from '@facade/shared-domain/model/property';
import { cityValue } from '@facade/shared-domain/places/municipality';
import { townAt, townName } from './towns.ts';

/** One value of a filter. */
export interface Choice {
  value: string;
  label: string;
  /** Homes that match with all other filters applied; null if unknown. */
  count: number | null;
}

/** Counts by value. */
export type Counted = Record<string, number>;

/** Facets whose choices are the same for every list. */
type CountedFacet = Exclude<keyof Facets, 'type' | 'city'>;

const COUNTED: readonly CountedFacet[] = [
  ...(['energy', 'bedrooms', 'has', 'minPrice', 'maxPrice', 'maxBedrooms', 'minBathrooms'] as const),
  ...(['minSurface', 'maxSurface', 'minLand', 'minYear', 'days'] as const),
];

/** The choices that the filters offer. */
export interface Choices extends Record<CountedFacet, Counted> {
  types: Choice[];
  /** The selected towns, and those with most homes. */
  cities: Choice[];
  /** There are more towns than `cities` lists. */
  moreCities: boolean;
  /** The counts are estimates, because too many homes match to count them all. */
  estimates?: true | undefined;
}

/** The counts from the api. */
type Counts = Pick<PropertyPage, 'facets' | 'facetsAreEstimates'>;

/** How many towns are offered besides the selected ones. */
const TOWNS_OFFERED = 10;

/** The api omits towns without homes from an answer with this many towns or more. */
const MOST_TOWNS = 500;

/** `name|zip` of the towns with most homes, as many as are offered. */
export const townsWithMost = ({ facets }: Counts): string[] =>
  [...(facets?.city ?? [])]
    .sort((a, b) => b.count - a.count)
    .slice(0, TOWNS_OFFERED)
    .map(({ value }) => value);

/** The choices beside these filters. A choice without a count is left out only if the goal has no homes at all for it. */
export function makeChoices(
  { types, cities, near }: ListingFilters,
  { categories, towns, page, goal }: { categories: Category[]; towns: City[]; page: Counts; goal: Goal },
): Choices {
  const typeCount = countOf(page.facets?.type);
  const cityCount = cityCountOf(page);
  const centre = near && townAt(near, towns);
  const chosen = new Set(centre ? [...cities, cityValue(centre)] : cities);
  const inStock = towns
    .filter((town) => !chosen.has(cityValue(town)) && town.counts[goal] > 0)
    .map((town) => ({ stock: town.counts[goal], choice: toChoice(cityValue(town), town.label, cityCount) }))
    .sort((a, b) => (b.choice.count ?? 0) - (a.choice.count ?? 0) || b.stock - a.stock)
    .map(({ choice }) => choice);
  const offered = inStock.slice(0, TOWNS_OFFERED).sort((a, b) => (a.label < b.label ? -1 : 1));
  return {
    types: categories
      .filter(({ id, counts }) => counts[goal] > 0 || types.includes(id))
      .map(({ id, name }) => toChoice(String(id), name, typeCount)),
    cities: [...[...chosen].map((value) => toChoice(value, townName(value, towns), cityCount)), ...offered],
    moreCities: inStock.length > TOWNS_OFFERED,
    ...countsIn(page),
  };
}

/** The same choices and labels with newer counts. */
export function recount(choices: Choices, page: Counts): Choices {
  const counted = (list: Choice[], count: CountOf) => list.map(({ value, label }) => toChoice(value, label, count));
  return {
    ...choices,
    types: counted(choices.types, countOf(page.facets?.type)),
    cities: counted(choices.cities, cityCountOf(page)),
    ...countsIn(page),
  };
}

type CountOf = (value: string) => number | null;

const countOf = (values: FacetValue[] | undefined): CountOf => {
  const counts = countsOf(values);
  return (value) => counts[value] ?? null;
};

/** A town that is missing from a complete answer has no homes. A zip, or a name of several towns, has no count. */
export function cityCountOf({ facets, facetsAreEstimates }: Counts): CountOf {
  const counts = countsOf(facets?.city);
  const isComplete = facets && !facetsAreEstimates && facets.city.length < MOST_TOWNS;
  return (value) => counts[value] ?? (isComplete && value.includes('|') ? 0 : null);
}

const countsIn = ({ facets, facetsAreEstimates }: Counts): Omit<Choices, 'types' | 'cities' | 'moreCities'> => ({
  ...(Object.fromEntries(COUNTED.map((facet) => [facet, countsOf(facets?.[facet])])) as Record<CountedFacet, Counted>),
  estimates: facetsAreEstimates,
});

const countsOf = (values: Facets['type'] = []): Counted =>
  Object.fromEntries(values.map(({ value, count }) => [value, count]));

export const toChoice = (value: string, label: string, count: CountOf): Choice => ({
  value,
  label,
  count: count(value),
});
