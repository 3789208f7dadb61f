import type { ListingFilters, PropertyPage, PropertySort } from '@facade/shared-domain/model';
import { type Conditions, conditionsOf } from './query/conditions.ts';
import { countHomes, type HomeCounts } from './query/count-homes.ts';
import { type CountedSample, countSample } from './query/count-sample.ts';
import { facetsOf } from './query/facets.ts';
import { findEarly, homesToTry } from './query/find-early.ts';
import { type FewHomes, findFew } from './query/find-few.ts';
import { findIds, type IdsQuery } from './query/find-ids.ts';
import { QUERY_LIMITS, type QueryLimits } from './query/limits.ts';
import { isCertainlyMore, sampleOf } from './query/sample.ts';
import type { TallyOf } from './query/tally.ts';
import { tallyChoices } from './query/tally-choices.ts';
import { readSummaries } from './records.ts';
import type { CatalogueView } from './view.ts';

/** How a list is sorted and paged. */
export interface ListQuery {
  page: number;
  pageSize: number;
  /** Default: newest first, or for `ids` their own order. */
  sort?: PropertySort;
  /** Also counts what each choice of a filter would give. */
  facets?: boolean | 'all';
}

/** One page of the properties that match. A page past the end is empty. */
export async function listProperties(
  view: CatalogueView,
  filters: ListingFilters,
  query: ListQuery,
  limits: QueryLimits = QUERY_LIMITS,
): Promise<PropertyPage> {
  const { page, pageSize } = query;
  const amounts = query.facets === 'all';
  const conditions = conditionsOf(filters, view);
  const [sample, seen] = await Promise.all([
    sampled(view, filters, conditions, limits),
    query.facets ? tallyChoices(view, filters, conditions, limits, amounts) : null,
  ]);
  const asked = { filters, conditions, query };
  const few = sample && (await fewOf(view, asked, sample, limits));
  const { ids, available, unavailable } =
    few ?? (await manyOf(view, asked, { sample, whole: seen?.whole ?? null }, limits));
  const items = await readSummaries(view, ids);
  const found = filters.available ? available : available + unavailable;
  return {
    items,
    page,
    pageSize,
    total: Math.min(found, limits.counted),
    ...(found > limits.counted && { totalIsMore: true as const }),
    unavailable: Math.min(unavailable, limits.counted),
    ...(seen && facetsOf(view, { filters, conditions, amounts }, seen, limits)),
  };
}

interface Asked {
  filters: ListingFilters;
  conditions: Conditions;
  query: Pick<ListQuery, 'page' | 'pageSize' | 'sort'>;
}

/** Page and counts if few of all homes match. */
async function fewOf(
  view: CatalogueView,
  { filters, conditions, query: { page, pageSize, sort } }: Asked,
  sample: CountedSample,
  limits: QueryLimits,
): Promise<FewHomes | null> {
  if (filters.ids) return null;
  const cut = { sort: sort ?? '-date', start: (page - 1) * pageSize, size: pageSize };
  const asked = { filters, conditions, ...cut };
  const tried = homesToTry(view, asked, sample, limits);
  if (tried === null) return findFew(view, asked, sample, limits);
  const [ids, counts] = await Promise.all([
    findEarly(view, asked, tried),
    countsOf(view, filters, conditions, { sample, whole: null }, limits),
  ]);
  return ids ? { ids, ...counts } : findFew(view, asked, sample, limits);
}

/** Reads page and counts separately, each only as far as needed. */
async function manyOf(
  view: CatalogueView,
  { filters, conditions, query }: Asked,
  counted: Counted,
  limits: QueryLimits,
): Promise<FewHomes> {
  const [ids, counts] = await Promise.all([
    idsOf(view, filters, query, { conditions, isWide: isMore(counted.sample, limits) }),
    countsOf(view, filters, conditions, counted, limits),
  ]);
  return { ids, ...counts };
}

/** What is known about the matching homes before they are counted. */
interface Counted {
  sample: CountedSample | null;
  whole: TallyOf | null;
}

/** What a sample says about the homes that match; null if there are few homes. */
async function sampled(
  view: CatalogueView,
  filters: ListingFilters,
  conditions: Conditions,
  limits: QueryLimits,
): Promise<CountedSample | null> {
  const sample = sampleOf(view.catalogue.statistics, filters.goal, limits);
  return sample && countSample(view.db, conditions, sample);
}

/** The newest homes that match these filters, at most `size`, and how many match, up to the counting limit. */
export async function findFitting(view: CatalogueView, filters: ListingFilters, size = 0): Promise<FewHomes> {
  const conditions = conditionsOf(filters, view);
  const asked = { filters, conditions, query: { page: 1, pageSize: size } };
  const sample = await sampled(view, filters, conditions, QUERY_LIMITS);
  const few = sample && (await fewOf(view, asked, sample, QUERY_LIMITS));
  return few ?? manyOf(view, asked, { sample, whole: null }, QUERY_LIMITS);
}

/** Whether certainly more homes match than are counted. */
const isMore = (sample: CountedSample | null, { counted }: QueryLimits): boolean =>
  sample !== null && isCertainlyMore(sample.homes, sample.share, counted);

/** Counts stop at the limit + 1; if there are certainly more, nothing is counted. */
async function countsOf(
  { db }: CatalogueView,
  filters: ListingFilters,
  conditions: Conditions,
  { whole, sample }: Counted,
  { counted }: QueryLimits,
): Promise<HomeCounts> {
  const { homes, available } = whole?.() ?? sample ?? { homes: 0, available: 0 };
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
  { page, pageSize, sort }: Asked['query'],
  fit: Pick<IdsQuery, 'conditions' | 'isWide'>,
): Promise<number[]> {
  const start = (page - 1) * pageSize;
  if (ids && !sort) return idsInOrder(view, { ...fit, goal, available }, ids, start, pageSize);
  return findIds(view, { ...fit, goal, available, sort: sort ?? '-date', start, size: pageSize });
}

/** Those of `ids` that match, in that order. */
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
