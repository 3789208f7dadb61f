import { sql, type Transaction } from 'kysely';
import { homesOf, ownerSessions, staffSessions } from '../../accounts/index.ts';
import type { Db, Tables } from '../../platform/index.ts';

/** A person is counted once for a home within this many minutes. */
const COUNTED_ONCE = 30;

/** Acts of visitors that are counted: viewing the page of a home, or adding it to the favourites. */
export type CountedAct = 'visit' | 'favourite';

/** A pending visit or other act. Only the hash identifies the visitor. */
export interface Visit {
  act: CountedAct;
  /** Hash of the visitor, the home and the act with the salt of the day. */
  key: string;
  day: string;
  at: Date;
  propertyId: number;
  source: string;
  /** Session tokens of a logged-in visitor: visits of staff, and of owners to their own homes, do not count. */
  sessions?: { owner: string | undefined; staff: string | undefined };
}

/**
 * Adds visits to the counts of their day and source, in one transaction. Leaves out homes that are not on the site, own
 * visits, and visitors who were counted within the last half hour. So nothing is counted twice if visits are written
 * again after a lost connection.
 * @param visits each key once
 */
export async function writeVisits(db: Db, visits: readonly Visit[]): Promise<void> {
  const others: Visit[] = [];
  for (const visit of visits) if (!(await isOwn(db, visit))) others.push(visit);
  if (others.length === 0) return;
  await db.transaction().execute(async (tx) => {
    const ids = [...new Set(others.map(({ propertyId }) => propertyId))];
    const homes = await tx.selectFrom('property').select('id').where('id', 'in', ids).execute();
    const known = new Set(homes.map(({ id }) => id));
    const first = await firstVisits(
      tx,
      others.filter(({ propertyId }) => known.has(propertyId)),
    );
    if (first.length > 0) await addUp(tx, first);
  });
}

async function isOwn(db: Db, { propertyId, sessions }: Visit): Promise<boolean> {
  if (!sessions) return false;
  const { owner, staff } = sessions;
  if (await staffSessions.isOpen(db, staff)) return true;
  const accountId = await ownerSessions.accountOf(db, owner);
  return accountId !== null && (await homesOf(db, accountId)).includes(propertyId);
}

/** Returns the visits of visitors who were not counted in the last half hour, and stores their hashes. */
async function firstVisits(tx: Transaction<Tables>, visits: Visit[]): Promise<Visit[]> {
  const days = [...new Set(visits.map(({ day }) => day))];
  if (days.length === 0) return [];
  const salts = await tx.selectFrom('visit_salt').select('day').where('day', 'in', days).forKeyShare().execute();
  const kept = new Set(salts.map(({ day }) => day));
  // After an outage over midnight the salt has been erased, and its visitors are no longer recognized.
  const [known, forgotten] = [visits.filter(({ day }) => kept.has(day)), visits.filter(({ day }) => !kept.has(day))];
  if (known.length === 0) return forgotten;
  const seen = await tx
    .insertInto('visit_seen')
    // Sorted, to prevent deadlocks between two apis.
    .values(
      inOrder(known).map(({ key, day, at }) => ({ key, day, until: new Date(at.getTime() + COUNTED_ONCE * 60_000) })),
    )
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet(({ ref }) => ({ until: ref('excluded.until') }))
        .where(sql<boolean>`visit_seen.until <= excluded.until - make_interval(mins => ${COUNTED_ONCE})`),
    )
    .returning('key')
    .execute();
  const first = new Set(seen.map(({ key }) => key));
  return [...forgotten, ...known.filter(({ key }) => first.has(key))];
}

const inOrder = (visits: Visit[]) => [...visits].sort((a, b) => (a.key < b.key ? -1 : 1));

async function addUp(tx: Transaction<Tables>, all: Visit[]): Promise<void> {
  const visits = all.filter(({ act }) => act === 'visit');
  const favourites = all.filter(({ act }) => act === 'favourite');
  if (visits.length > 0) await addVisits(tx, visits);
  if (favourites.length > 0) await addFavourites(tx, favourites);
}

async function addFavourites(tx: Transaction<Tables>, favourites: Visit[]): Promise<void> {
  const days = sumBy(favourites, ({ propertyId, day }) => ({ property_id: propertyId, day }));
  await tx
    .insertInto('favourite')
    .values(days.map(({ visits: times, ...row }) => ({ ...row, times })))
    .onConflict((conflict) =>
      conflict
        .columns(['property_id', 'day'])
        .doUpdateSet(({ eb, ref }) => ({ times: eb('favourite.times', '+', ref('excluded.times')) })),
    )
    .execute();
}

/** Adds to the counts of the day and to the totals. */
async function addVisits(tx: Transaction<Tables>, visits: Visit[]): Promise<void> {
  const days = sumBy(visits, ({ propertyId, day, source }) => ({ property_id: propertyId, day, source }));
  const totals = sumBy(visits, ({ propertyId, source }) => ({ property_id: propertyId, source }));
  await tx
    .insertInto('visit')
    .values(days)
    .onConflict((conflict) =>
      conflict
        .columns(['property_id', 'day', 'source'])
        .doUpdateSet(({ eb, ref }) => ({ visits: eb('visit.visits', '+', ref('excluded.visits')) })),
    )
    .execute();
  await tx
    .insertInto('visit_total')
    .values(totals)
    .onConflict((conflict) =>
      conflict
        .columns(['property_id', 'source'])
        .doUpdateSet(({ eb, ref }) => ({ visits: eb('visit_total.visits', '+', ref('excluded.visits')) })),
    )
    .execute();
}

/** One row per key with its count; sorted, to prevent deadlocks between two apis. */
function sumBy<K extends object>(visits: readonly Visit[], keyOf: (visit: Visit) => K): (K & { visits: number })[] {
  const sums = new Map<string, K & { visits: number }>();
  for (const visit of visits) {
    const key = keyOf(visit);
    const name = JSON.stringify(key);
    sums.set(name, { ...key, visits: (sums.get(name)?.visits ?? 0) + 1 });
  }
  return [...sums].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
}
