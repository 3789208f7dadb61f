import { ANNOUNCED_DAYS, recentDrop } from '@facade/shared-domain/listing/price-history';
import type { Feature } from '@facade/shared-domain/model';
import { type RawBuilder, sql } from 'kysely';
import {
  historyOf,
  type KeyedHome,
  keysOfHome,
  newRevision,
  publicPart,
  readAskingPrices,
} from '../catalogue/index.ts';
import { type Db, fillSample, type JobLog, type Repeated, repeat, type StoredProperty } from '../platform/index.ts';

/** The feature of a home whose price went down lately. No record alone says it: imports record prices, and it ends. */
const DROPPED: Feature = 'priceDropped';

/** Homes per statement. */
const BATCH = 500;

const HOUR = 3_600_000;

const IS_DROPPED = sql.raw(`home.features @> '{${DROPPED}}'`);

/** The feed names a higher price, see `featuresOf`, or an import recorded one. */
const MAY_BE_DROPPED = sql`(${IS_DROPPED} or home.is_available and exists (
  select from asked_price asked where asked.property_id = home.id and (asked.price->>'amount')::float8 > home.price))`;

/** Marks the homes of an import before they are compared with the catalogue: from `now` on they are asked for at their new price. */
export async function markStagedDrops(db: Db, now: string): Promise<void> {
  for (let after: number | null = 0; after !== null; )
    after = await mark(db, 'feed_import.property', { where: sql`home.id > ${after}`, now, isNew: true });
}

/** Marks stored homes whose columns were derived again. At most {@link BATCH}. */
export async function markDrops(db: Db, ids: readonly number[]): Promise<void> {
  const where = sql`home.id = any(${sql.val(ids)}::integer[])`;
  await mark(db, 'property', { where, now: new Date().toISOString() });
}

/** @returns the last id of a full batch, after which there may be more */
async function mark(
  db: Db,
  table: 'property' | 'feed_import.property',
  { where, now, isNew = false }: { where: RawBuilder<unknown>; now: string; isNew?: boolean },
): Promise<number | null> {
  const homes = sql`${sql.table(table)} home`;
  const { rows } = await sql<{ id: number; record: StoredProperty; is_marked: boolean }>`
    select home.id, home.record, ${IS_DROPPED} as is_marked from ${homes}
    where ${where} and ${MAY_BE_DROPPED} order by home.id limit ${sql.lit(BATCH)}`.execute(db);
  const asked = new Map(
    await readAskingPrices(
      db,
      rows.map(({ id }) => id),
    ),
  );
  const differing = rows.filter(({ id, record, is_marked }) => {
    const { goal, price } = record;
    if (isNew) asked.set(id, [...(asked.get(id) ?? []), { at: now, goal, price }]);
    return is_marked !== (recentDrop(historyOf(publicPart(record), asked), Date.parse(now)) !== null);
  });
  const ids = differing.map(({ id }) => id);
  if (ids.length > 0)
    await sql`update ${homes} set features = case when ${IS_DROPPED} then array_remove(features, ${DROPPED})
      else array_append(features, ${DROPPED}) end where id = any(${sql.val(ids)}::integer[])`.execute(db);
  return rows.length < BATCH ? null : (rows.at(-1)?.id ?? null);
}

/** Every hour takes the mark from homes whose price went down too long ago. */
export const startEndingDrops = (db: Db, log: JobLog): Repeated =>
  repeat(() => endDrops(db), { first: HOUR / 60, every: HOUR, log, failure: 'cannot end price reductions' });

export async function endDrops(db: Db, now = new Date()): Promise<void> {
  const since = sql`${now.toISOString()}::timestamptz - ${ANNOUNCED_DAYS}::float8 * interval '24 hours'`;
  await db.transaction().execute(async (tx) => {
    const { rows } = await sql<KeyedHome & { id: number }>`
      update property home set features = array_remove(features, ${DROPPED})
      where ${IS_DROPPED} and not exists (
        select from asked_price asked where asked.property_id = home.id and asked.at > ${since})
      and not exists (
        select from jsonb_array_elements(home.record->'priceHistory') told where (told->>'at')::timestamptz > ${since})
      returning id, goal, is_available, category_ids, type_key, city_key, zip, city, project_id`.execute(tx);
    if (rows.length === 0) return;
    await fillSample(tx);
    const keys = rows.flatMap(({ id, ...home }) => keysOfHome(id, home, home));
    await newRevision(tx, now.toISOString(), [...new Set(keys)]);
  });
}
