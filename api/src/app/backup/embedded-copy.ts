import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { sql } from 'kysely';
import { StartupError } from '../../kernel/index.ts';
import { type Db, openCopy } from '../../platform/index.ts';
import { type Contents, readContents } from './contents.ts';
import { copyPart } from './copy-part.ts';
import { withClient } from './postgres-programs.ts';

/** The files of the embedded database, below the data folder and in a backup. */
export const EMBEDDED = 'database/postgresql';

/** What belongs to the running server only, of folders their contents. The log is copied apart. */
const OWN_FILES = ['postmaster.pid', 'postmaster.opts'];
const OWN_FOLDERS = ['pg_wal', 'pg_replslot', 'pg_dynshmem', 'pg_notify', 'pg_stat_tmp'];

/** The log of changes, from which PostgreSQL brings the other files to one moment. */
const LOG = 'pg_wal';

/** While the copy is made, the log that it needs is kept. */
const SLOT = 'facade_backup';

/**
 * Copies the files of the embedded database while everybody goes on using it, as PostgreSQL's manual says under "Making a Base
 * Backup Using the Low Level API". The copy has everything that was committed before it began.
 * @param target a folder that does not exist yet
 */
export function copyEmbedded(db: Db, target: string): Promise<void> {
  // One session: the backup and the slot end with it.
  return db.connection().execute(async (session) => {
    const { rows } = await sql<{ data: string }>`select current_setting('data_directory') as data`.execute(session);
    const data = rows[0]?.data ?? '';
    await sql`select pg_create_physical_replication_slot(${SLOT}, true, true)`.execute(session);
    try {
      await sql`select pg_backup_start('facade', fast => true)`.execute(session);
      await copyPart(data, target, { isLeftOut: (name) => OWN_FILES.includes(name) || OWN_FOLDERS.includes(name) });
      for (const name of OWN_FOLDERS) await mkdir(join(target, name));
      const stopped = await sql<{ label: string; end: string }>`
        select labelfile as label, pg_walfile_name(lsn) as "end" from pg_backup_stop(false)`.execute(session);
      const [{ label, end }] = stopped.rows as [{ label: string; end: string }];
      await writeFile(join(target, 'backup_label'), label);
      for (const name of await readdir(join(data, LOG)))
        if (/^[0-9A-F]{24}$/.test(name) && name.slice(8) <= end.slice(8))
          await cp(join(data, LOG, name), join(target, LOG, name));
    } finally {
      await sql`select pg_drop_replication_slot(${SLOT})`.execute(session);
    }
  });
}

/**
 * Opens a copy of these files, which PostgreSQL checks and brings to the moment at which they were saved, and reads its contents.
 * @throws StartupError with PostgreSQL's complaint
 */
export async function readCopy(folder: string): Promise<Contents> {
  const scratch = await mkdtemp(join(dirname(folder), `${basename(folder)}.check-`));
  try {
    await cp(folder, join(scratch, 'postgresql'), { recursive: true });
    return await openCopy(scratch, (url) =>
      withClient(url, (client) => readContents((statement) => client.query(statement))),
    );
  } catch (error) {
    throw new StartupError(`The copy of the database cannot be opened: ${(error as Error).message}`);
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

/** Version of the PostgreSQL that wrote the files, such as `18`. */
export const majorOf = async (folder: string): Promise<string> =>
  (await readFile(join(folder, 'PG_VERSION'), 'utf8')).trim();
