import type { ListingFilters, PropertySort } from '@facade/shared-domain/model';
import { sql } from 'kysely';
import type { CatalogueView } from '../view.ts';
import { allOf, type Condition, type Conditions } from './conditions.ts';
import { countHomes, type HomeCounts } from './count-homes.ts';
import type { CountedSample } from './count-sample.ts';
import { COLUMNS, IS_ANNUITY, joinGroups, NEWEST } from './find-ids.ts';
import type { QueryLimits } from './limits.ts';
import { hasMarks, marked } from './marks.ts';
import { isCertainlyMore } from './sample.ts';

/** A page of a list together with its counts. */
export interface FewHomes extends HomeCounts {
  ids: number[];
}

export interface FewQuery {
  filters: ListingFilters;
  conditions: Conditions;
  sort: PropertySort;
  start: number;
  size: number;
}

/** Looking up one home by its marks takes as long as skipping this many in a covering index. */
const PASSED_OVER = 20;

/** To sort a page, this many times the counted homes may be skipped; beyond that, the index of the order is read. */
const PASSED = 5;

/**
 * The page and the counts when few homes match: found by their marks, or read from the most selective index. The sample says which
 * is faster. Null if too many homes match or would be read: then it is faster to read an order as far as the page reaches.
 */
export async function findFew(
  view: CatalogueView,
  query: FewQuery,
  sample: CountedSample,
  { counted }: QueryLimits,
): Promise<FewHomes | null> {
  const { filters } = query;
  const { homes, passed, share } = sample;
  const isFew = !isCertainlyMore(homes, share, counted);
  const marks = isFew && homes * PASSED_OVER < passed ? hasMarks(filters) : null;
  if (marks) return readMarked(view, query, marks);
  return isFew || passed <= PASSED * counted * share ? readIndexed(view, query, counted) : null;
}

/** Finding homes by their marks is expensive, so it is done once for both the page and the counts. */
async function readMarked(view: CatalogueView, query: FewQuery, marks: Condition): Promise<FewHomes> {
  const { column, join, order } = orderOf(view, query.sort);
  const { rows } = await sql<FewHomes>`
    with homes as materialized (
      select p.id, p.published_at, p.is_available${column} from ${marked(marks)} p where ${allOf(query.conditions)})
    select (select count(*) from homes where is_available)::integer as available,
      (select count(*) from homes where not is_available)::integer as unavailable,
      array(select p.id from homes p ${join} where ${isAsked(query)} order by p.is_available desc, ${order}
        limit ${query.size} offset ${query.start}) as ids`.execute(view.db);
  return rows[0] ?? { available: 0, unavailable: 0, ids: [] };
}

/** Reading a covering index twice in parallel is faster than storing what one read returned. */
async function readIndexed(view: CatalogueView, query: FewQuery, counted: number): Promise<FewHomes> {
  const { indexed, rest } = query.conditions;
  const { join, order } = orderOf(view, query.sort);
  const page =
    query.size > 0 &&
    sql<{ id: number }>`select p.id from property p ${join} where ${indexed} and ${rest} and ${isAsked(query)}
      order by p.is_available desc, ${order} limit ${query.size} offset ${query.start}`.execute(view.db);
  const [found, counts] = await Promise.all([page, countHomes(view.db, query.conditions, counted)]);
  return { ids: found ? found.rows.map(({ id }) => id) : [], ...counts };
}

const isAsked = ({ filters }: FewQuery): Condition => (filters.available ? sql`p.is_available` : sql`true`);

function orderOf(view: CatalogueView, sort: PropertySort) {
  if (sort === 'city' || sort === 'type')
    return {
      column: sql`, ${sql.ref(sort === 'city' ? 'p.city_key' : 'p.type_key')}`,
      join: joinGroups(view, sort),
      order: sql`g.n, ${NEWEST}`,
    };
  const { column, order } = COLUMNS[sort];
  if (!column) return { column: sql``, join: sql``, order };
  const value = sql.ref(`p.${column}`);
  if (column !== 'price') return { column: sql`, ${value}`, join: sql``, order: sql`${value} is null, ${order}` };
  return {
    column: sql`, ${value}, p.category_ids`,
    join: sql``,
    order: sql`${value} is null, ${IS_ANNUITY}, ${order}`,
  };
}
