import type { ListData } from './list-data.ts';

/** How many homes of a list are available, whether or not sold and rented ones are listed. */
export const availableCount = ({
  query,
  total,
  unavailable,
}: Pick<ListData, 'query' | 'total' | 'unavailable'>): number =>
  query.filters.available ? total : total - unavailable;
