import type { DemandCriteria, Subscription, SubscriptionKind } from '@facade/shared-domain/model';
import { sql } from 'kysely';
import { maskAddress } from '../../mail/index.ts';
import type { Db, Executor } from '../../platform/index.ts';
import { stopFollow, takeOverHomes } from '../follow/follows.ts';

/** Registered searches that one address may have; a further one stops the oldest. */
const MAX_SEARCHES = 20;

/**
 * What a signed link shows; null if the subscription has been deleted. The address is shortened to what its owner recognizes,
 * so that nobody else can read it over a shoulder or in a log.
 */
export async function readSubscription(
  db: Db,
  kind: 'demand' | 'newsletter',
  id: string,
  listOf: (criteria: DemandCriteria) => string,
): Promise<Subscription | null> {
  if (kind === 'newsletter') {
    const row = await db.selectFrom('newsletter').select(['state', 'email']).where('id', '=', id).executeTakeFirst();
    return row ? { kind, state: row.state, address: maskAddress(row.email) } : null;
  }
  const row = await db
    .selectFrom('demand')
    .select(['state', 'email', 'record', 'frequency'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return null;
  const { state, email, record, frequency } = row;
  return { kind, state, address: maskAddress(email), search: { criteria: record, frequency, list: listOf(record) } };
}

/** Null if the subscription is no longer stored. */
export async function addressOf(db: Db, kind: SubscriptionKind, id: string): Promise<string | null> {
  const row = await db.selectFrom(kind).select('email').where('id', '=', id).executeTakeFirst();
  return row?.email ?? null;
}

/**
 * Activates the subscription the first time that the link is followed; a stopped one stays stopped. Replaces an identical
 * earlier one of the same address.
 */
export async function confirm(db: Db, kind: SubscriptionKind, id: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const confirmed = await tx
      .updateTable(kind)
      .set({ state: 'confirmed', confirmed_at: new Date() })
      .where('id', '=', id)
      .where('state', '=', 'pending')
      .returning(['number', 'email'])
      .executeTakeFirst();
    if (!confirmed) return;
    const { number, email } = confirmed;
    if (kind === 'follow') return takeOverHomes(tx, number, email);
    const same = kind === 'newsletter' ? sql`true` : sql`record = (select record from demand where number = ${number})`;
    if (kind === 'newsletter') await keepSent(tx, number, email);
    await sql`delete from ${sql.table(kind)} where email = ${email} and number <> ${number} and state = 'confirmed' and ${same}`.execute(
      tx,
    );
    if (kind === 'demand') await stopOldest(tx, email);
  });
}

/** A repeated subscriber does not get the same issues again. */
async function keepSent(tx: Executor, number: number, email: string): Promise<void> {
  await sql`update newsletter_sent set subscriber = ${number} where subscriber in (
    select number from newsletter where email = ${email} and number <> ${number} and state = 'confirmed')`.execute(tx);
}

async function stopOldest(tx: Executor, email: string): Promise<void> {
  await sql`update demand set state = 'stopped', stopped_at = now(), due_at = null where number in (
    select number from demand where email = ${email} and state = 'confirmed'
    order by number desc offset ${MAX_SEARCHES})`.execute(tx);
}

/** Ends a subscription, whatever its state, and drops unsent matches. Idempotent. */
export async function stop(db: Executor, kind: SubscriptionKind, id: string): Promise<void> {
  if (kind === 'follow') await stopFollow(db, id);
  else if (kind === 'newsletter')
    await sql`update newsletter set state = 'stopped', stopped_at = coalesce(stopped_at, now()) where id = ${id}`.execute(
      db,
    );
  else
    await sql`
      with stopped as (
        update demand set state = 'stopped', stopped_at = coalesce(stopped_at, now()), due_at = null
        where id = ${id} returning number)
      delete from demand_match where sent_at is null and demand in (select number from stopped)`.execute(db);
}
