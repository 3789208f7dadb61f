import type { ListingFilters, PropertyPage, PropertySort } from '@facade/shared-domain/model';
import { sql } from 'kysely';
import { allOf, type Condition, type Conditions, conditionsOf } from './query/conditions.ts';
import { countHomes, type HomeCounts } from './query/count-homes.ts';
import { facetsOf, type Seen, type TalliedSample } from './query/facets.ts';
import { findIds, type IdsQuery } from './query/find-ids.ts';
import { QUERY_LIMITS, type QueryLimits } from './query/limits.ts';
import { isCertainlyMore, sampleOf } from './query/sample.ts';
import { type TallyOf, takeTally } from './query/tally.ts';
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
  limits: QueryLimits = QUERY_LIMITS,
): Promise<PropertyPage> {
  const { page, pageSize } = query;
  const conditions = conditionsOf(filters, view);
  const sample = await sampled(view, filters, conditions, limits);
  const seen = { sample, whole: query.facets ? await lookAtAll(view, filters, conditions, sample, limits) : null };
  const [items, { available, unavailable }, facets] = await Promise.all([
    idsOf(view, filters, query, { conditions, isWide: isMore(sample, limits) }).then((ids) => readSummaries(view, ids)),
    countsOf(view, filters, conditions, seen, limits),
    query.facets ? facetsOf(view, filters, conditions, seen, limits) : null,
  ]);
  const found = filters.available ? available : available + unavailable;
  return {
    items,
    page,
    pageSize,
    total: Math.min(found, limits.counted),
    ...(found > limits.counted && { totalIsMore: true as const }),
    unavailable: Math.min(unavailable, limits.counted),
    ...facets,
  };
}

/** What a sample of all homes says of those that fit, and are available where only such are asked for; null where there are few homes. */
async function sampled(
  view: CatalogueView,
  filters: ListingFilters,
  conditions: Conditions,
  limits: QueryLimits,
): Promise<TalliedSample | null> {
  const sample = sampleOf(view.catalogue.statistics, filters.goal, limits);
  if (!sample) return null;
  const where = withoutChoices(conditions, filters, [sample.condition]);
  return { ...sample, tally: await takeTally(view.db, where, conditions.choices) };
}

/** So many times what is counted are looked at together: that is less work than once for each filter. */
const TOGETHER = 4;

/** All homes that may fit a choice, at once; null where they are too many. */
async function lookAtAll(
  { db }: CatalogueView,
  filters: ListingFilters,
  conditions: Conditions,
  sample: TalliedSample | null,
  { counted }: QueryLimits,
): Promise<TallyOf | null> {
  if (sample && sample.tally('all').homes / sample.share > TOGETHER * counted) return null;
  return takeTally(db, withoutChoices(conditions, filters), conditions.choices);
}

function withoutChoices({ others }: Conditions, { available }: ListingFilters, more: Condition[] = []): Condition {
  const asked: Condition[] = available ? [sql`p.is_available`] : [];
  return allOf({ choices: {}, others: [...more, ...asked, ...others] });
}

/** Whether certainly more fit than are counted. */
const isMore = (sample: TalliedSample | null, { counted }: QueryLimits): boolean =>
  sample !== null && isCertainlyMore(sample.tally().homes, sample.share, counted);

/** Counts end one above what is counted; what is certainly more is not counted at all. */
async function countsOf(
  { db }: CatalogueView,
  filters: ListingFilters,
  conditions: Conditions,
  { whole, sample }: Seen,
  { counted }: QueryLimits,
): Promise<HomeCounts> {
  const { homes, available } = (whole ?? sample?.tally)?.() ?? { homes: 0, available: 0 };
  const isCertain = (count: number) => sample !== null && isCertainlyMore(count, sample.share, counted);
  if (whole && !filters.available) return { available, unavailable: homes - available };
  if (!whole && !isCertain(available)) return countHomes(db, conditions, counted);
  const most = whole ? available : counted + 1;
  if (!whole && isCertain(homes - available)) return { available: most, unavailable: counted + 1 };
  const { unavailable } = await countHomes(db, conditions, counted, 'unavailable');
  return { available: most, unavailable };
}

function idsOf(
  view: CatalogueView,
  { goal, available, ids }: ListingFilters,
  { page, pageSize, sort }: ListQuery,
  fit: Pick<IdsQuery, 'conditions' | 'isWide'>,
): Promise<number[]> {
  const start = (page - 1) * pageSize;
  if (ids && !sort) return idsInOrder(view, { ...fit, goal, available }, ids, start, pageSize);
  return findIds(view, { ...fit, goal, available, sort: sort ?? '-date', start, size: pageSize });
}

/** Those of `ids` that fit, in that order. */
async function idsInOrder(
  view: CatalogueView,
  query: Pick<IdsQuery, 'goal' | 'available' | 'conditions'>,
  ids: readonly number[],
  start: number,
  size: number,
): Promise<number[]> {
  const fitting = new Set(await findIds(view, { ...query, sort: '-date', start: 0, size: ids.length }));
  return ids.filter((id) => fitting.has(id)).slice(start, start + size);
}
