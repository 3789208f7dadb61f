import type { ListingFilters } from '@facade/shared-domain/model';
import { without } from './groups.ts';

/** One thing that narrows the list, as a visitor would name it; minimum and maximum price are one. */
export interface ActiveFilter {
  name:
    | 'types'
    | 'cities'
    | 'near'
    | 'price'
    | 'minBedrooms'
    | 'minSurface'
    | 'minLand'
    | 'energy'
    | 'has'
    | OtherFilter;
  /** Of a filter with several values: the one of them. */
  value: string;
  /** The filters without it. */
  rest: ListingFilters;
}

type OtherFilter = 'available' | 'project' | 'bbox' | 'within';

const LISTS = ['types', 'cities', 'energy', 'has'] as const;
const SINGLE = ['near', 'minBedrooms', 'minSurface', 'minLand', 'available', 'project', 'bbox', 'within'] as const;

/** Everything that narrows a list, each with the filters that are left without it. */
export function activeFilters(filters: ListingFilters): ActiveFilter[] {
  const { minPrice, maxPrice } = filters;
  const active: ActiveFilter[] = LISTS.flatMap((name) =>
    (filters[name] as (string | number)[]).map((value) => ({
      name,
      value: String(value),
      rest: { ...filters, [name]: (filters[name] as (string | number)[]).filter((other) => other !== value) },
    })),
  );
  if (minPrice !== undefined || maxPrice !== undefined)
    active.push({ name: 'price', value: '', rest: without(filters, ['minPrice', 'maxPrice']) });
  for (const name of SINGLE)
    if (filters[name] !== undefined && filters[name] !== false)
      active.push({ name, value: '', rest: without(filters, [name]) });
  return active.sort((a, b) => ORDER.indexOf(a.name) - ORDER.indexOf(b.name));
}

/** As the filter bar has them. */
const ORDER: readonly ActiveFilter['name'][] = [
  'types',
  'cities',
  'near',
  'within',
  'bbox',
  'project',
  'price',
  'minBedrooms',
  'minSurface',
  'minLand',
  'energy',
  'has',
  'available',
];
