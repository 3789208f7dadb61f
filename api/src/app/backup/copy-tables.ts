import { type Kysely, sql } from 'kysely';
import type { Db, Tables } from '../../platform/index.ts';
import { countRows, type Rows } from './contents.ts';

/** Rows that are sent at once. */
const CHUNK = 500;

interface Table {
  name: string;
  /** Quoted names of the columns that are stored, not computed. */
  columns: string;
}

export const countTables = (db: Db): Promise<Rows> => countRows((statement) => sql.raw(statement).execute(db));

/** Copies all rows and sequences into a database with the same tables, whose rows it deletes. All or nothing. */
export function copyTables(source: Db, target: Db): Promise<void> {
  return target.transaction().execute(async (tx) => {
    // Rows arrive in any order, and what triggers derive from them is copied as well.
    await sql`set local session_replication_role = replica`.execute(tx);
    const tables = await tablesOf(source);
    for (const { name } of tables) await sql.raw(`truncate ${name} cascade`).execute(tx);
    for (const table of tables) await copyTable(source, tx, table);
    for (const { name, value } of await sequencesOf(source))
      if (value !== null) await sql`select setval(${name}::regclass, ${value}::bigint)`.execute(tx);
  });
}

/** Rows are in the parts of a divided table, not in the table itself. */
async function tablesOf(db: Kysely<Tables>): Promise<Table[]> {
  const { rows } = await sql<Table>`
    select quote_ident(nspname) || '.' || quote_ident(relname) as name,
      (select string_agg(quote_ident(attname), ', ' order by attnum) from pg_attribute
        where attrelid = pg_class.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns
    from pg_class join pg_namespace on pg_namespace.oid = relnamespace
    where relkind = 'r' and nspname !~ '^pg_' and nspname <> 'information_schema' order by 1`.execute(db);
  return rows;
}

async function copyTable(source: Db, target: Kysely<Tables>, { name, columns }: Table): Promise<void> {
  const { rows } = await sql.raw<{ row: string }>(`select to_jsonb(t)::text as row from ${name} t`).execute(source);
  const insert = `insert into ${name} (${columns}) overriding system value
    select ${columns} from jsonb_populate_recordset(null::${name}, `;
  for (let start = 0; start < rows.length; start += CHUNK) {
    const some = `[${rows
      .slice(start, start + CHUNK)
      .map(({ row }) => row)
      .join(',')}]`;
    await sql`${sql.raw(insert)}${some}::jsonb)`.execute(target);
  }
}

async function sequencesOf(db: Kysely<Tables>): Promise<{ name: string; value: string | null }[]> {
  const { rows } = await sql<{ name: string; value: string | null }>`
    select quote_ident(schemaname) || '.' || quote_ident(sequencename) as name, last_value::text as value
    from pg_sequences`.execute(db);
  return rows;
}
