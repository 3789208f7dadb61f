import type { ListingFilters } from '@facade/shared-domain/model';
import { countIn, type Group, without } from './groups.ts';

/** One filter that narrows the list, as a visitor would name it; minimum and maximum price count as one. */
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
  /** One of the values, for a filter with several. */
  value: string;
  /** The filters without this one. */
  rest: ListingFilters;
}

type OtherFilter = 'words' | 'available' | 'project' | 'bbox' | 'within';

const LISTS = ['types', 'cities', 'energy', 'has'] as const;
const SINGLE = [
  'words',
  'near',
  'minBedrooms',
  'minSurface',
  'minLand',
  'available',
  'project',
  'bbox',
  'within',
] as const;

/** Every filter that narrows a list, each with the remaining filters if it is removed. */
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

/** Whether the filter bar says this filter in words of its own: its chip names one value, and only counts those behind "more". */
export function isInBar(filters: ListingFilters, { name }: ActiveFilter): boolean {
  const group = BAR[name];
  return group !== undefined && (group === 'price' || countIn(filters, group) === 1);
}

const BAR: Partial<Record<ActiveFilter['name'], Group>> = {
  types: 'type',
  cities: 'city',
  near: 'city',
  price: 'price',
  minBedrooms: 'bedrooms',
};

/** The order of the filter bar. */
const ORDER: readonly ActiveFilter['name'][] = [
  'words',
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
