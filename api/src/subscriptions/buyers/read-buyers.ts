import type { BuyersAnswer, DemandCriteria, SearchedHome } from '@facade/shared-domain/model';
import { type RawBuilder, sql } from 'kysely';
import { memberOf, type Staff } from '../../accounts/index.ts';
import { readSummaries } from '../../catalogue/index.ts';
import type { Db, Executor } from '../../platform/index.ts';
import { describeSearch } from '../searches/describe-search.ts';
import { countSearchers, matchingSearches, type Places } from './matching-searches.ts';

/** How many homes are listed, the newest of the reader. */
const MOST_HOMES = 50;

/** How many searches of one home are described. */
const MOST_SEARCHES = 1000;

/** Condition on `property`: it is available, and an agent's own. */
export const isOf = ({ role, agentId }: Staff): RawBuilder<boolean> =>
  role === 'manager' ? sql`is_available` : sql`is_available and record->>'agentId' = ${agentId}::text`;

/** Condition on `d` and `h`: nothing of this home was mailed for this search, or is queued for its next mail. */
export const IS_UNTOLD = sql<boolean>`not exists (
  select from demand_match where demand = d.number and property_id = h.id)`;

/**
 * The reader's newest homes, those first that most people search for; or the searches that one of them matches, in words and
 * counted. Nobody is named: people leave their address so that they are mailed. Null if the home is not the reader's.
 */
export async function readBuyers(
  db: Db,
  staff: Staff,
  chosen: number | undefined,
  places: Places,
): Promise<BuyersAnswer | null> {
  const { rows } = await sql<{ id: number }>`
    select id from property where ${isOf(staff)} and (${chosen ?? null}::int is null or id = ${chosen ?? null}::int)
    order by published_at desc, id desc limit ${MOST_HOMES}`.execute(db);
  const ids = rows.map(({ id }) => id);
  if (chosen !== undefined && ids.length === 0) return null;
  const people = await countSearchers(db, ids, places);
  const homes = (await readSummaries(places.view, ids))
    .map(({ id, title, city, path }): SearchedHome => {
      return { id, title: title.text, city, path, people: people.get(id) ?? 0 };
    })
    .sort((a, b) => b.people - a.people);
  const searched = chosen === undefined ? null : await readSearches(db, chosen, places);
  return { staff: memberOf(staff), homes, searched };
}

async function readSearches(db: Executor, id: number, places: Places): Promise<NonNullable<BuyersAnswer['searched']>> {
  const matching = await matchingSearches(db, [id], places);
  const { rows } = await sql<{ record: DemandCriteria; email: string; untold: number }>`
    select d.record, d.email, (count(*) filter (where ${IS_UNTOLD}) over ())::int as untold from ${matching}
    order by d.number desc limit ${MOST_SEARCHES}`.execute(db);
  const asked = new Map<string, Set<string>>();
  for (const { record, email } of rows) {
    const text = describeSearch(record, places.view, places.areas);
    asked.set(text, (asked.get(text) ?? new Set()).add(email));
  }
  const groups = [...asked].map(([text, { size }]) => ({ text, people: size }));
  return {
    // Of all, not only of those that are described.
    untold: rows[0]?.untold ?? 0,
    searches: groups.sort((a, b) => b.people - a.people),
  };
}
