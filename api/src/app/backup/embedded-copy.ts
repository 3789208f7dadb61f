import { cp, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { StartupError } from '../../kernel/index.ts';
import { type Db, runEmbedded } from '../../platform/index.ts';
import { type Contents, countRows, type Rows } from './contents.ts';

/** The files of the embedded database, below the data folder and in a backup. */
export const EMBEDDED = 'database/pgdata';

const READ = join(import.meta.dirname, 'embedded-read.ts');

/**
 * Copies the files of the embedded database at one moment. Only the holder of the single connection can change anything, so the
 * files stay unchanged; other statements wait until the copy is done.
 * @param target a folder that does not exist yet
 */
export function copyEmbedded(db: Db, dataFolder: string, target: string): Promise<Rows> {
  return db.connection().execute(async (only) => {
    const rows = await countRows((statement) => sql.raw(statement).execute(only));
    await sql`checkpoint`.execute(only);
    await cp(join(dataFolder, EMBEDDED), target, { recursive: true, dereference: true });
    return rows;
  });
}

/**
 * Opens a copy, which PostgreSQL checks and recovers, and reads its contents.
 * @throws StartupError with PostgreSQL's complaint
 */
export async function readCopy(folder: string): Promise<Contents> {
  try {
    return JSON.parse(await runEmbedded(READ, folder));
  } catch (error) {
    throw new StartupError(`The copy of the database cannot be opened: ${(error as Error).message}`);
  }
}

/** Version of the PostgreSQL that wrote the files, such as `18`. */
export const majorOf = async (folder: string): Promise<string> =>
  (await readFile(join(folder, 'PG_VERSION'), 'utf8')).trim();
