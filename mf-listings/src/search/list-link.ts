import { writeFilters } from '@facade/shared-domain/listing/write-filters';
import type { City, ListingFilters } from '@facade/shared-domain/model';

/** Path of a list with these filters. */
export function listLink(path: string, filters: Partial<ListingFilters>): string {
  const query = writeFilters({ ...filters, goal: undefined }).toString();
  return query ? `${path}?${query}` : path;
}

/** A town as a value of the filter `cities`. */
export const townFilter = ({ name, zip }: Pick<City, 'name' | 'zip'>): string => `${name}|${zip}`;
