import { type Kysely, sql } from 'kysely';
import { newRevision } from '../catalogue/index.ts';
import { type Db, fillSample, type JobLog, type Repeated, repeat, type Tables } from '../platform/index.ts';
import { COLUMN_RULES, derivedColumns } from './mapping/property-row.ts';
import { markDrops } from './price-drops.ts';

/** Rows per transaction: few enough that their locks block nobody for long. */
const CHUNK = 500;

/** Delay after the start, when the site is busy, and of another attempt after a failure, in milliseconds. */
const FIRST = 2000;
const RETRY = 60_000;

/**
 * Brings columns that an older version derived from the records to the newest rules, while the site runs: until then lists show
 * the older ones.
 */
export function startDerivingColumns(db: Db, log: JobLog): Repeated {
  let isDone = false;
  const run = async (signal: AbortSignal) => {
    if (!isDone) isDone = await deriveColumns(db, signal);
  };
  return repeat(run, { first: FIRST, every: RETRY, log, failure: 'cannot derive columns of properties' });
}

/**
 * Derives the columns in batches: an interrupted run keeps its progress. A home that is being imported is left out, because the
 * import derives its columns.
 * @returns whether all have the newest rules
 */
export async function deriveColumns(db: Db, signal?: AbortSignal): Promise<boolean> {
  for (let after = 0; ; ) {
    if (signal?.aborted) return false;
    const last = await db.transaction().execute((tx) => deriveSome(tx, after));
    if (last === null) return !(await hasOld(db));
    after = last;
  }
}

const hasOld = async (db: Db): Promise<boolean> =>
  Boolean(await db.selectFrom('property').select('id').where('rules', '<', COLUMN_RULES).limit(1).executeTakeFirst());

/** @returns the id of the last home of the batch; null if there is no further batch */
async function deriveSome(tx: Kysely<Tables>, after: number): Promise<number | null> {
  // One api at a time.
  await sql`select pg_advisory_xact_lock(hashtextextended('facade derive columns', 0))`.execute(tx);
  const rows = await tx
    .selectFrom('property')
    .select(['id', 'record'])
    .where('rules', '<', COLUMN_RULES)
    .where('id', '>', after)
    .orderBy('id')
    .limit(CHUNK)
    .forUpdate()
    .skipLocked()
    .execute();
  const last = rows.at(-1);
  const isEnd = rows.length < CHUNK;
  if (last) await update(tx, rows);
  if (isEnd && (last || after > 0)) {
    await fillSample(tx);
    await newRevision(tx, new Date().toISOString(), null);
  }
  return isEnd || !last ? null : last.id;
}

async function update(tx: Kysely<Tables>, rows: { id: number; record: Parameters<typeof derivedColumns>[0] }[]) {
  const derived = rows.map(({ id, record }) => ({ id, ...derivedColumns(record) }));
  await sql`
    update property set
      rules = n.rules, is_available = n.is_available, price = n.price, zip = n.zip, city = n.city, city_key = n.city_key,
      category_ids = n.category_ids, type_key = n.type_key, bedrooms = n.bedrooms, garages = n.garages,
      parkings = n.parkings, living_area = n.living_area,
      land_area = n.land_area, area = n.area, bathrooms = n.bathrooms, built = n.built, free_from = n.free_from, energy = n.energy, features = n.features, lat = n.lat, lng = n.lng,
      is_exact = n.is_exact, shuffle = n.shuffle, words = n.words
    from jsonb_to_recordset(${JSON.stringify(derived)}::jsonb) as n(
      id integer, rules smallint, is_available boolean, price double precision, zip text, city text, city_key text, category_ids integer[],
      type_key text, bedrooms double precision, garages double precision,
      parkings double precision, living_area double precision, land_area double precision,
      area double precision, bathrooms double precision, built double precision, free_from date, energy text, features text[], lat double precision, lng double precision, is_exact boolean,
      shuffle double precision, words tsvector)
    where property.id = n.id`.execute(tx);
  await markDrops(
    tx,
    rows.map(({ id }) => id),
  );
}
