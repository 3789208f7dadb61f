import type { Goal, ListingFilters } from '@facade/shared-domain/model';
import { narrows, without } from '../filters/groups.ts';
import type { ListData } from '../list/list-data.ts';

/** The list that a search box stands on. */
export type OpenList = Pick<ListData, 'goal' | 'query' | 'choices'>;

type Filter = Parameters<typeof narrows>[1];

/** Filters that one choice of the search box names together. */
const TOGETHER: readonly (readonly Filter[])[] = [
  ['cities', 'near', 'bbox', 'within', 'project'],
  ['minPrice', 'maxPrice'],
];

const NAMES: readonly Filter[] = [
  ...TOGETHER.flat(),
  'types',
  'minBedrooms',
  'minSurface',
  'minLand',
  'energy',
  'has',
  'available',
];

/**
 * Filters of a list after a choice in its search box: what the choice names replaces only its like. Features add up. Homes that were
 * gathered by their ids have no filters to keep, and prices of one goal say nothing of the other.
 */
export function withNamed(
  { goal, filters }: { goal: Goal; filters: ListingFilters },
  named: Partial<ListingFilters>,
  to: Goal,
): Partial<ListingFilters> {
  if (filters.ids) return named;
  const chosen = NAMES.filter((name) => narrows(named, name));
  const replaced = TOGETHER.filter((names) => names.some((name) => chosen.includes(name))).flat();
  const kept = without(filters, [...replaced, ...(goal === to ? [] : (['minPrice', 'maxPrice'] as const))]);
  const has = [...new Set([...kept.has, ...(named.has ?? [])])];
  return { ...kept, ...Object.fromEntries(chosen.map((name) => [name, named[name]])), has };
}

/** Whether filters are kept beside those that a choice names. */
export const keepsMore = (all: Partial<ListingFilters>, named: Partial<ListingFilters>): boolean =>
  NAMES.some((name) => narrows(all, name) && !narrows(named, name)) ||
  (all.has?.length ?? 0) > (named.has?.length ?? 0);
