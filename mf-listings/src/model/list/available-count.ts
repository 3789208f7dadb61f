import type { ListData } from './list-data.ts';

/** How many of a list are still available, whether or not the others are listed too. */
export const availableCount = ({
  query,
  total,
  unavailable,
}: Pick<ListData, 'query' | 'total' | 'unavailable'>): number =>
  query.filters.available ? total : total - unavailable;
