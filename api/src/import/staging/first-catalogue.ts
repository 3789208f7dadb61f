import { sql } from 'kysely';
import { StartupError } from '../../kernel/index.ts';
import type { Db } from '../../platform/index.ts';
import type { Tx } from './store-entries.ts';

/**
 * If the catalogue has no property yet, the staging table replaces the catalogue's table without copying. Its indexes
 * are created when it is full, which is much faster than updating them while it grows.
 */
export async function isFirst(db: Db): Promise<boolean> {
  const { rows } = await sql`select from property limit 1`.execute(db);
  return rows.length === 0;
}

/** Creates the staging table of the properties so that it can become the catalogue's. */
export async function createSuccessor(db: Db): Promise<void> {
  await sql`create table feed_import.property (like property including all excluding indexes)`.execute(db);
  for (const option of await optionsOf(db))
    await sql.raw(`alter table feed_import.property set (${option})`).execute(db);
  // An autovacuum analyze would block the renaming, and readers with it, for a second.
  await sql`alter table feed_import.property
    set (autovacuum_enabled = false, toast.autovacuum_enabled = false)`.execute(db);
  const { rows: grants } = await sql<{ grant: string }>`
    select format('grant %s on feed_import.property to %s', acl.privilege_type,
      case acl.grantee when 0 then 'public' else acl.grantee::regrole::text end) as grant
    from pg_class cross join lateral aclexplode(relacl) as acl
    where oid = 'property'::regclass and acl.grantee <> relowner`.execute(db);
  for (const { grant } of grants) await sql.raw(grant).execute(db);
}

const FILLED_MEANWHILE =
  'The catalogue was empty when the import began, and has a property now: nothing was changed. Run the import again.';

/** Concurrent index builds, on separate connections if there are several. */
const AT_ONCE = 2;

/** Minimum memory for each of them, in kB: PostgreSQL's default is half of it. */
const INDEX_MEMORY = 128 * 1024;

/**
 * Creates the indexes of the catalogue's table.
 * @param onDone called with the number of finished indexes, and of all
 */
export async function indexSuccessor(db: Db, onDone: (done: number, total: number) => void): Promise<void> {
  const { rows } = await sql<{ definition: string }>`
    select replace(pg_get_indexdef(index.indexrelid), ' ON public.property ', ' ON feed_import.property ') as definition
    from pg_index index join pg_class class on class.oid = index.indexrelid join pg_am method on method.oid = class.relam
    where index.indrelid = 'property'::regclass and not index.indisprimary
    order by method.amname = 'gin' desc, index.indexrelid`.execute(db);
  const waiting = rows.map(({ definition }) => definition);
  let done = 0;
  onDone(done, rows.length);
  const onMade = () => onDone(++done, rows.length);
  await Promise.all(Array.from({ length: AT_ONCE }, () => indexNext(db, waiting, onMade)));
  // Expressions of an index have separate statistics.
  await sql`analyze feed_import.property`.execute(db);
}

/** Inverted indexes take the longest, and PostgreSQL builds each on one processor: start with them. */
async function indexNext(db: Db, waiting: string[], onMade: () => void): Promise<void> {
  for (let definition = waiting.shift(); definition; definition = waiting.shift()) {
    const index = sql.raw(definition);
    await db.transaction().execute(async (tx) => {
      await sql`select set_config(name, greatest(setting::int, ${sql.lit(INDEX_MEMORY)})::text, true)
        from pg_settings where name = 'maintenance_work_mem'`.execute(tx);
      await index.execute(tx);
    });
    onMade();
  }
}

/** Options of the catalogue's table, including an operator's; those of its large values begin with `toast.`. */
async function optionsOf(db: Db): Promise<string[]> {
  const { rows } = await sql<{ option: string }>`
    select unnest(reloptions) as option from pg_class where oid = 'property'::regclass
    union all select 'toast.' || unnest(toast.reloptions) from pg_class class
    join pg_class toast on toast.oid = class.reltoastrelid where class.oid = 'property'::regclass`.execute(db);
  return rows.map(({ option }) => option);
}

/**
 * Blocks readers only for two renames.
 * @throws StartupError if a property was added to the catalogue in the meantime, which would be lost
 */
export async function putInPlace(tx: Tx): Promise<void> {
  await sql`lock table property in exclusive mode`.execute(tx);
  if (!(await isFirst(tx))) throw new StartupError(FILLED_MEANWHILE);
  const options = await optionsOf(tx);
  await sql`drop table property`.execute(tx);
  await sql`alter table feed_import.property set schema public`.execute(tx);
  await sql`alter table property reset (autovacuum_enabled, toast.autovacuum_enabled)`.execute(tx);
  for (const option of options) await sql.raw(`alter table property set (${option})`).execute(tx);
  await sql`alter table property add constraint property_pkey primary key using index property_pkey`.execute(tx);
}
