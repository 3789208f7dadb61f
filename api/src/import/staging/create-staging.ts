import { sql } from 'kysely';
import type { Db } from '../../platform/index.ts';
import { createSuccessor } from './first-catalogue.ts';

/** Schema of the staging tables of an import. Readers do not use them, and they are empty after it. */
const SCHEMA = 'feed_import';

/**
 * All are unlogged, because an import after a crash fills them again; except for the properties of a first catalogue,
 * which become the catalogue's table.
 * - record: every record of the feed, where it is, and the hash of its bytes
 * - touched: entries to map again although their records are unchanged
 * - numbered: ids of the feed that get a number which is not in their text
 * - broken: entries with an error, which stay as they are
 * - leaving: entries that are no longer offered, unless other records of theirs are
 * - checked: valid records of the entries that are mapped again
 * - made, property, off_market, project: those entries as they will be stored
 * - picture: facts about picture files
 */
const TABLES = {
  record: 'kind text, number integer, hash uuid, place bigint, size integer',
  touched: 'kind text, id integer',
  checked: 'kind text, id integer, language text, hash uuid, place bigint, size integer',
  numbered: 'kind text, id text, number integer, primary key (kind, id), unique (kind, number)',
  broken: 'kind text, id integer',
  leaving: 'kind text, id integer',
  made: 'kind text, id integer, records integer, refs text[], sources text[], warnings jsonb, described text[]',
  picture:
    'name text, size bigint, modified double precision, problem text, etag text, last_modified text, length bigint, asked_at timestamptz, ' +
    'id text, width integer, height integer, color text, file text',
  property: 'like property',
  off_market: 'like off_market',
  project: 'like project',
};

/** @param isFirst the catalogue is empty: the staging table of the properties replaces it */
export async function createStaging(db: Db, isFirst: boolean): Promise<void> {
  await dropStaging(db);
  await sql.raw(`create schema ${SCHEMA}`).execute(db);
  for (const [name, columns] of Object.entries(TABLES)) {
    if (isFirst && name === 'property') await createSuccessor(db);
    else await sql.raw(`create unlogged table ${SCHEMA}.${name} (${columns})`).execute(db);
  }
  if (await hasFastCompression(db))
    for (const name of ['property', 'project'])
      await sql.raw(`alter table ${SCHEMA}.${name} alter column record set compression lz4`).execute(db);
}

/**
 * Without LZ4, PostgreSQL spends half of an import's time compressing large values. The catalogue keeps their
 * compression.
 */
async function hasFastCompression(db: Db): Promise<boolean> {
  const { rows } = await sql`select from pg_settings
    where name = 'default_toast_compression' and 'lz4' = any (enumvals)`.execute(db);
  return rows.length > 0;
}

export async function dropStaging(db: Db): Promise<void> {
  await sql.raw(`drop schema if exists ${SCHEMA} cascade`).execute(db);
}

/** Adds rows to a staging table; the names of their fields are those of its columns. */
export async function stage(db: Db, table: keyof typeof TABLES, rows: readonly object[]): Promise<void> {
  if (rows.length === 0) return;
  const name = sql.raw(`${SCHEMA}.${table}`);
  await sql`insert into ${name} select * from jsonb_populate_recordset(null::${name}, ${JSON.stringify(rows)}::jsonb)`.execute(
    db,
  );
}
