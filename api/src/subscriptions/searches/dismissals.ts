import { type RawBuilder, sql } from 'kysely';
import type { Db, Executor } from '../../platform/index.ts';

/**
 * Whether the owner of a search does not want to hear of a home: said of any search of the same address.
 * @param demand number of the search
 */
export const isDismissed = (demand: RawBuilder<unknown>, home: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql`exists (select from demand asked join demand theirs on theirs.email = asked.email
    join demand_dismissal said on said.demand = theirs.number
    where asked.number = ${demand} and said.property_id = ${home})`;

/** No more mails about a home, also not those that are queued. Idempotent; without effect if the home is not on the site. */
export async function dismiss(db: Db, id: string, home: number): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`insert into demand_dismissal (property_id, demand)
      select property.id, demand.number from property, demand where property.id = ${home} and demand.id = ${id}
      on conflict do nothing`.execute(tx);
    await sql`delete from demand_match where sent_at is null and property_id = ${home}
      and demand in ${searchesOf(id)}`.execute(tx);
  });
}

/** Mails about a home again, from its next news on. Idempotent. */
export async function undoDismissal(db: Executor, id: string, home: number): Promise<void> {
  await sql`delete from demand_dismissal where property_id = ${home} and demand in ${searchesOf(id)}`.execute(db);
}

export async function readDismissal(db: Executor, id: string, home: number): Promise<boolean> {
  const { rows } = await sql`select from demand_dismissal where property_id = ${home}
    and demand in ${searchesOf(id)} limit 1`.execute(db);
  return rows.length > 0;
}

/** The numbers of all searches of an address that one of them is of. */
const searchesOf = (id: string) =>
  sql`(select number from demand where email = (select email from demand where id = ${id}))`;
