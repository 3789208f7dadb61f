import { randomUUID } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../platform/index.ts';
import { dropOldest, headOf, type Subscriber } from '../searches/store-demand.ts';

/**
 * Follows those of the homes that are on the site, effective from the confirmation. Returns the id; null if none of them is.
 * @param homes ids
 */
export async function addFollow(
  tx: Transaction<Tables>,
  subscriber: Subscriber,
  homes: readonly number[],
): Promise<string | null> {
  const id = randomUUID();
  const { number } = await tx
    .insertInto('follow')
    .values({ id, ...headOf(subscriber), confirmed_at: null, stopped_at: null, due_at: null })
    .returning('number')
    .executeTakeFirstOrThrow();
  const { numAffectedRows = 0n } = await sql`insert into follow_home (follow, property_id)
    select ${number}, id from property where id = any(${[...homes]}::integer[])`.execute(tx);
  if (numAffectedRows === 0n) {
    await tx.deleteFrom('follow').where('number', '=', number).execute();
    return null;
  }
  await dropOldest(tx, 'follow', subscriber);
  return id;
}
