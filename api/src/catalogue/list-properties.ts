import type { ListingFilters, PropertyPage, PropertySort } from '@facade/shared-domain/model';
import { type Conditions, conditionsOf } from './query/conditions.ts';
import { countHomes } from './query/count-homes.ts';
import { facetsOf } from './query/facets.ts';
import { findIds } from './query/find-ids.ts';
import { QUERY_LIMITS } from './query/limits.ts';
import { readSummaries } from './records.ts';
import type { CatalogueView } from './view.ts';

/** How a list is ordered and cut into pages. */
export interface ListQuery {
  page: number;
  pageSize: number;
  /** Newest first where it is not said; `ids` come in their own order then. */
  sort?: PropertySort;
  /** Also counts what each choice of a filter would give. */
  facets?: boolean;
}

/** No narrowing at all. */
export const EVERYTHING: ListingFilters = { types: [], cities: [], energy: [], has: [], available: false };

/** One page of the properties that fit. A page past the end is empty. */
export async function listProperties(
  view: CatalogueView,
  filters: ListingFilters,
  query: ListQuery,
  limits = QUERY_LIMITS,
): Promise<PropertyPage> {
  const { page, pageSize } = query;
  const conditions = conditionsOf(filters, view);
  const { available, unavailable } = await countHomes(view.db, conditions, limits.counted);
  const found = filters.available ? available : available + unavailable;
  const total = Math.min(found, limits.counted);
  const ids = (page - 1) * pageSize < total ? await idsOf(view, filters, query, conditions) : [];
  return {
    items: await readSummaries(view, ids),
    page,
    pageSize,
    total,
    ...(found > limits.counted && { totalIsMore: true as const }),
    unavailable: Math.min(unavailable, limits.counted),
    ...(query.facets && (await facetsOf(view, filters, conditions, limits))),
  };
}

function idsOf(
  view: CatalogueView,
  { goal, available, ids }: ListingFilters,
  { page, pageSize, sort }: ListQuery,
  conditions: Conditions,
): Promise<number[]> {
  const start = (page - 1) * pageSize;
  if (ids && !sort) return idsInOrder(view, { goal, available, conditions }, ids, start, pageSize);
  return findIds(view, { conditions, goal, available, sort: sort ?? '-date', start, size: pageSize });
}

/** Those of `ids` that fit, in that order. */
async function idsInOrder(
  view: CatalogueView,
  query: Pick<Parameters<typeof findIds>[1], 'goal' | 'available' | 'conditions'>,
  ids: readonly number[],
  start: number,
  size: number,
): Promise<number[]> {
  const fitting = new Set(await findIds(view, { ...query, sort: '-date', start: 0, size: ids.length }));
  return ids.filter((id) => fitting.has(id)).slice(start, start + size);
}
