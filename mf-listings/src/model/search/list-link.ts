import { writeFilters } from '@facade/shared-domain/listing/listing-filters';
import type { City, ListingFilters } from '@facade/shared-domain/model';

/** A list narrowed to filters. */
export const listLink = (path: string, filters: Partial<ListingFilters>): string =>
  withQuery(path, writeFilters(filters).toString());

/** A list with a query that is written already. */
export const withQuery = (path: string, query: string): string => (query ? `${path}?${query}` : path);

/** A town as the filter of a list. */
export const townFilter = ({ name, zip }: Pick<City, 'name' | 'zip'>): string => `${name}|${zip}`;
