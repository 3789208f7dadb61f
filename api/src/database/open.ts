import { join } from 'node:path';
import { sql } from 'kysely';
import { StartupError } from '../config/startup-error.ts';
import { type Embedded, startEmbedded } from './embedded.ts';
import { migrate } from './migrate.ts';
import { connect } from './pool.ts';
import type { Db } from './schema.ts';

export interface DatabaseOptions {
  /** PostgreSQL 15 to 18; null for the embedded database. */
  url: string | null;
  /** State folder of the embedded database; null keeps it in memory (tests). */
  folder: string | null;
  onError?: (error: Error) => void;
}

const running = new WeakMap<Db, Embedded>();

/**
 * Opens the database and brings its schema up to date. Give it back with {@link closeDatabase}.
 * @throws StartupError with one readable line when the server cannot be reached or the folder is in use (`DatabaseInUse`)
 */
export async function openDatabase(options: DatabaseOptions): Promise<Db> {
  const onError = options.onError ?? (() => {});
  if (options.url) {
    const db = connect({ connectionString: options.url, max: 10 }, onError);
    await reach(db, options.url);
    await migrate(db);
    return db;
  }
  const embedded = await startEmbedded(options.folder && join(options.folder, 'database'));
  // One connection is all PGlite has: a second would wait for ever, and a query beside an open transaction would join it.
  const db = connect(
    { host: embedded.host, user: 'postgres', database: 'postgres', max: 1, idleTimeoutMillis: 0 },
    onError,
  );
  running.set(db, embedded);
  try {
    await migrate(db);
  } catch (error) {
    await closeDatabase(db);
    throw error;
  }
  return db;
}

/** Closes the connections and, where it is embedded, the database itself. */
export async function closeDatabase(db: Db): Promise<void> {
  await db.destroy();
  await running.get(db)?.stop();
  running.delete(db);
}

/** The socket on which the process that has this database open may take commands; null where others can open it too. */
export const controlSocket = (db: Db): string | null => running.get(db)?.control ?? null;

async function reach(db: Db, url: string): Promise<void> {
  try {
    await sql`select 1`.execute(db);
  } catch (error) {
    await db.destroy();
    const { hostname, port, pathname } = new URL(url);
    const reason = (error as { message?: string; code?: string }).message || (error as { code?: string }).code;
    throw new StartupError(
      `The database ${pathname.slice(1)} at ${hostname}:${port || 5432} cannot be reached: ${reason}`,
    );
  }
}
