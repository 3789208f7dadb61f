import type { ListingFilters, PropertySort } from '@facade/shared-domain/model';
import { type RawBuilder, sql } from 'kysely';
import type { CatalogueView } from '../view.ts';
import { allOf, type Condition, type Conditions } from './conditions.ts';
import type { HomeCounts } from './count-homes.ts';
import type { CountedSample } from './count-sample.ts';
import { COLUMNS, joinGroups, NEWEST } from './find-ids.ts';
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

/** To look a home up by its marks takes as long as to pass over so many in an index that holds what is asked for. */
const PASSED_OVER = 20;

/** So many times what is counted may be passed over to order a page: of more, the index of the order is read. */
const PASSED = 5;

/**
 * The page and the counts from one look at the homes that fit: found by their marks, or passed over in the index that narrows them
 * most. The sample says which, and how long it takes. Null where too many fit or would be passed over: to read an order as far as
 * the page reaches is quicker then.
 */
export async function findFew(
  view: CatalogueView,
  query: FewQuery,
  sample: CountedSample,
  { counted }: QueryLimits,
): Promise<FewHomes | null> {
  const { filters, conditions } = query;
  const { homes, passed, share } = sample;
  const isFew = !isCertainlyMore(homes, share, counted);
  const marks = isFew && homes * PASSED_OVER < passed ? hasMarks(filters) : null;
  if (marks) return lookAt(view, query, byMarks(conditions, marks));
  return isFew || passed <= PASSED * counted * share ? lookAt(view, query, inIndex(conditions)) : null;
}

const byMarks = (conditions: Conditions, marks: Condition) => sql`${marked(marks)} p where ${allOf(conditions)}`;

const inIndex = ({ indexed, rest }: Conditions) => sql`property p where ${indexed} and ${rest}`;

async function lookAt(
  view: CatalogueView,
  { filters, sort, start, size }: FewQuery,
  source: RawBuilder<unknown>,
): Promise<FewHomes> {
  const { column, join, order } = orderOf(view, sort);
  const asked: Condition = filters.available ? sql`p.is_available` : sql`true`;
  const { rows } = await sql<FewHomes>`
    with homes as materialized (select p.id, p.published_at, p.is_available${column} from ${source})
    select (select count(*) from homes where is_available)::integer as available,
      (select count(*) from homes where not is_available)::integer as unavailable,
      array(select p.id from homes p ${join} where ${asked} order by p.is_available desc, ${order}
        limit ${size} offset ${start}) as ids`.execute(view.db);
  return rows[0] ?? { available: 0, unavailable: 0, ids: [] };
}

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
  return { column: sql`, ${value}`, join: sql``, order: sql`${value} is null, ${order}` };
}
