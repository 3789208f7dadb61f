import type { Goal } from '@facade/shared-domain/model';
import type { CardProperty } from '../cards/card-data.ts';
import type { FilterReading } from './filters.ts';
import type { ListQuery } from './list-query.ts';

/** Everything the list page shows. Plain and small: it travels inside the page. */
export interface ListData {
  goal: Goal;
  /** The query as understood: filters that name nothing are gone, a town has its one spelling. */
  query: ListQuery;
  type: FilterReading;
  city: FilterReading;
  /** What the visitor asked for and nobody knows, as written. */
  unknown: { type?: string; city?: string; q?: string };
  properties: CardProperty[];
  total: number;
  /** Sold or rented ones that fit, listed or left out. */
  unavailable: number;
  /** At least 1. */
  pages: number;
}
