import type { Subscription } from '@facade/shared-domain/model';
import { sql } from 'kysely';
import { type CatalogueView, readSummaries } from '../../catalogue/index.ts';
import { maskAddress } from '../../mail/index.ts';
import type { Db, Executor } from '../../platform/index.ts';

/** What a signed link shows of followed homes; null if the subscription has been deleted. */
export async function readFollow(db: Db, id: string, view: CatalogueView): Promise<Subscription | null> {
  const row = await db
    .selectFrom('follow')
    .select(['number', 'state', 'email'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return null;
  const rows = await db
    .selectFrom('follow_home')
    .select('property_id')
    .where('follow', '=', row.number)
    .orderBy('property_id')
    .execute();
  const ids = rows.map(({ property_id }) => property_id);
  const summaries = await readSummaries(view, ids);
  const homes = ids.map((home) => {
    const found = summaries.find((summary) => summary.id === home);
    return { id: home, title: found?.title.text ?? '', path: found?.path ?? null };
  });
  return { kind: 'follow', state: row.state, address: maskAddress(row.email), homes };
}

/** If the same address followed a home before, only the newest subscription keeps it. One without homes is stopped. */
export async function takeOverHomes(tx: Executor, number: number, email: string): Promise<void> {
  await sql`delete from follow_home using follow where follow.number = follow_home.follow and follow.email = ${email}
    and follow.number <> ${number} and follow.state = 'confirmed'
    and property_id in (select property_id from follow_home where follow = ${number})`.execute(tx);
  await sql`update follow set state = 'stopped', stopped_at = now(), due_at = null where email = ${email}
    and state = 'confirmed' and not exists (select from follow_home where follow_home.follow = number)`.execute(tx);
}

/** Ends the subscription, whatever its state, and drops unsent news. */
export async function stopFollow(db: Executor, id: string): Promise<void> {
  await sql`
    with stopped as (
      update follow set state = 'stopped', stopped_at = coalesce(stopped_at, now()), due_at = null
      where id = ${id} returning number)
    delete from follow_news where sent_at is null and follow in (select number from stopped)`.execute(db);
}

/** Stops following one home; without any left, ends the subscription. */
export async function removeHome(db: Db, id: string, propertyId: number): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const found = await tx.selectFrom('follow').select('number').where('id', '=', id).forUpdate().executeTakeFirst();
    if (!found) return;
    const { number } = found;
    for (const table of ['follow_home', 'follow_news'] as const)
      await tx.deleteFrom(table).where('follow', '=', number).where('property_id', '=', propertyId).execute();
    const left = await tx.selectFrom('follow_home').select('follow').where('follow', '=', number).executeTakeFirst();
    if (!left) await stopFollow(tx, id);
  });
}
