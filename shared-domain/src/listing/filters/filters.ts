import type { ListingFilters } from '../../model/listing.ts';

/** A filter of lists, maps and their counts. */
interface Filter {
  /** Its name in addresses: of a list, and of the api. */
  parameter: string;
  /**
   * `list`: several values, none if it is not set. `flag`: yes or no. `ids`: a list that is absent if it is not set. `one`: any other value.
   */
  kind: 'one' | 'list' | 'flag' | 'ids';
  /** The range of numbers that it is one end of. Both ends are one chip, and the maximum is not below the minimum. */
  range?: 'price' | 'bedrooms' | 'surface';
  /** The panel of the filter bar that sets it. Without one, links and the map set it, and every link and form carries it on. */
  group?: 'type' | 'city' | 'price' | 'bedrooms' | 'more';
  /** Place of its chip among those of all filters that are set. Without one, it has no chip. */
  order?: number;
  /** Where a home is: choosing one of these filters replaces the others. */
  isPlace?: true;
  /** A saved search has it too; the others do not apply to future homes. */
  isSaved?: true;
  /** What an empty list proposes to remove, together with all filters of the same name. */
  loosening?: 'words' | 'more' | 'minBedrooms' | 'price' | 'area' | 'city' | 'type' | 'available';
}

const PRICE = { group: 'price', range: 'price', order: 8, isSaved: true, loosening: 'price' } as const;
const BEDROOMS = { group: 'bedrooms', range: 'bedrooms', order: 9, isSaved: true, loosening: 'minBedrooms' } as const;
const MORE = { group: 'more', isSaved: true, loosening: 'more' } as const;

/**
 * The one table of filters, in the order of their parameters in an address. Chips, panels, saved searches, parameters and the schema of the
 * api derive from it; what has to be written for each filter is a `Record` of its names, so that the compiler names the missing one.
 */
export const FILTERS = {
  goal: { parameter: 'goal', kind: 'one', isSaved: true },
  types: { parameter: 'type', kind: 'list', group: 'type', order: 2, isSaved: true, loosening: 'type' },
  cities: { parameter: 'city', kind: 'list', group: 'city', order: 3, isPlace: true, isSaved: true, loosening: 'city' },
  minPrice: { parameter: 'minPrice', kind: 'one', ...PRICE },
  maxPrice: { parameter: 'maxPrice', kind: 'one', ...PRICE },
  minBedrooms: { parameter: 'minBedrooms', kind: 'one', ...BEDROOMS },
  maxBedrooms: { parameter: 'maxBedrooms', kind: 'one', ...BEDROOMS },
  minBathrooms: { parameter: 'minBathrooms', kind: 'one', ...MORE, order: 10 },
  minSurface: { parameter: 'minSurface', kind: 'one', ...MORE, range: 'surface', order: 11 },
  maxSurface: { parameter: 'maxSurface', kind: 'one', ...MORE, range: 'surface', order: 11 },
  minLand: { parameter: 'minLand', kind: 'one', ...MORE, order: 12 },
  minYear: { parameter: 'minYear', kind: 'one', ...MORE, order: 13 },
  energy: { parameter: 'energy', kind: 'list', ...MORE, order: 14 },
  has: { parameter: 'has', kind: 'list', ...MORE, order: 15 },
  freeBy: { parameter: 'freeBy', kind: 'one', ...MORE, order: 16 },
  days: { parameter: 'days', kind: 'one', group: 'more', order: 17, loosening: 'more' },
  available: { parameter: 'available', kind: 'flag', group: 'more', order: 18, loosening: 'available' },
  project: { parameter: 'project', kind: 'one', order: 7, isPlace: true },
  ids: { parameter: 'ids', kind: 'ids' },
  bbox: { parameter: 'bbox', kind: 'one', order: 6, isPlace: true, loosening: 'area' },
  within: { parameter: 'within', kind: 'one', order: 5, isPlace: true, isSaved: true, loosening: 'area' },
  travel: { parameter: 'travel', kind: 'one', isSaved: true },
  near: { parameter: 'near', kind: 'one', group: 'city', order: 4, isPlace: true, isSaved: true, loosening: 'city' },
  words: { parameter: 'q', kind: 'one', order: 1, loosening: 'words' },
} as const satisfies Record<keyof ListingFilters, Filter>;

export type FilterName = keyof typeof FILTERS;

export type FilterParameter = (typeof FILTERS)[FilterName]['parameter'];

/** In the order of the table. */
export const FILTER_NAMES = Object.keys(FILTERS) as FilterName[];

export const FILTER_PARAMETERS: readonly FilterParameter[] = FILTER_NAMES.map((name) => FILTERS[name].parameter);

/** The names of the filters whose row has these fields. */
export type FilterWith<Fields extends Partial<Filter>> = {
  [Name in FilterName]: (typeof FILTERS)[Name] extends Fields ? Name : never;
}[FilterName];

/**
 * The names of the filters whose row has these fields, in the order of the table.
 * @example filtersWith({ group: 'bedrooms' }) // ['minBedrooms']
 */
export const filtersWith = <const Fields extends Partial<Filter>>(fields: Fields): FilterWith<Fields>[] =>
  FILTER_NAMES.filter((name) =>
    Object.entries(fields).every(([field, value]) => filterOf(name)[field as keyof Filter] === value),
  ) as FilterWith<Fields>[];

/** The filters that are both ends of each range, the minimum first. */
export const RANGES = {
  price: ['minPrice', 'maxPrice'],
  bedrooms: ['minBedrooms', 'maxBedrooms'],
  surface: ['minSurface', 'maxSurface'],
} as const satisfies Record<NonNullable<Filter['range']>, readonly [FilterName, FilterName]>;

/** The row of a filter. */
export const filterOf = (name: FilterName): Filter => FILTERS[name];

/** Filters that choose nothing. */
export const NO_FILTERS: ListingFilters = Object.fromEntries([
  ...filtersWith({ kind: 'list' }).map((name) => [name, []]),
  ...filtersWith({ kind: 'flag' }).map((name) => [name, false]),
]) as unknown as Pick<ListingFilters, FilterWith<{ kind: 'list' }> | FilterWith<{ kind: 'flag' }>>;
