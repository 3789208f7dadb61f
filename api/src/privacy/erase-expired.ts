import { sql } from 'kysely';
import { before, type Retention } from '../kernel/index.ts';
import type { Db } from '../platform/index.ts';
import { PRIVACY_KINDS } from './kinds/index.ts';
import { type Expire, keptFor, type PrivacyKind, type PrivacyStores } from './privacy-kind.ts';

/** Rows erased per batch: few enough that their locks block nobody for long. */
const BATCH = 500;

/** A kind is skipped if an api has processed it within this many minutes: one of several apis does the work. */
const PAUSE_MINUTES = 60;

/**
 * Erases data whose retention period is over; each kind is processed by one api. An interrupted run continues where it
 * stopped.
 */
export async function eraseExpired(stores: PrivacyStores, retention: Retention, now = new Date()): Promise<void> {
  for (const kind of PRIVACY_KINDS) {
    const span = keptFor(kind, retention);
    if (!kind.expire || span === 'whileUsed') continue;
    if (await takeTurn(stores.db, kind)) await eraseBefore(stores, kind.id, kind.expire, before(span, now));
  }
}

async function eraseBefore(stores: PrivacyStores, kind: string, expire: Expire, date: Date): Promise<void> {
  const { db } = stores;
  if (expire.in === 'files') return count(db, kind, await expire.all(stores, date));
  for (let erased = BATCH; erased === BATCH; )
    erased = await db.transaction().execute(async (tx) => {
      const number = await expire.batch(tx, date, BATCH);
      await count(tx, kind, number);
      return number;
    });
}

/** Whether this api processes the kind now. */
async function takeTurn(db: Db, { id }: PrivacyKind): Promise<boolean> {
  const { rows } = await sql`insert into erasure (kind, looked_at) values (${id}, now())
    on conflict (kind) do update set looked_at = now()
    where erasure.looked_at <= now() - make_interval(mins => ${PAUSE_MINUTES}) returning kind`.execute(db);
  return rows.length > 0;
}

async function count(db: Pick<Db, 'updateTable'>, kind: string, erased: number): Promise<void> {
  if (erased === 0) return;
  await db
    .updateTable('erasure')
    .set(({ eb }) => ({ erased: eb('erased', '+', String(erased)) }))
    .where('kind', '=', kind)
    .execute();
}

/** How much of each kind all apis together have erased after its retention period. */
export async function erasedSoFar(db: Db): Promise<Record<string, number>> {
  const rows = await db.selectFrom('erasure').select(['kind', 'erased']).execute();
  return Object.fromEntries(rows.map(({ kind, erased }) => [kind, Number(erased)]));
}
