import { join } from 'node:path';
import { TIME_LIMITS } from '../../kernel/index.ts';
import { buildIndexes } from './build-indexes.ts';
import { type Embedded, startEmbedded } from './embedded/embedded.ts';
import { migrate } from './migrate.ts';
import { type DatabaseLog, OutageLog } from './outage-log.ts';
import { connect } from './pool.ts';
import type { Db } from './schema.ts';
import { waitForServer } from './wait-for-server.ts';

export interface DatabaseOptions {
  /** PostgreSQL 15 to 18; null for the embedded database. */
  url: string | null;
  /** Data folder of the embedded database; null: in memory, for tests. */
  folder: string | null;
  log?: DatabaseLog;
  /**
   * How long to retry a server that accepts no connections yet, or an embedded database on a full disk, in milliseconds; 0 by
   * default.
   */
  wait?: number;
  /** No statement timeout: for commands that nobody waits for. Only with a server. */
  isPatient?: boolean;
}

const running = new WeakMap<Db, Embedded>();

const SILENT: DatabaseLog = { warn() {}, info() {} };

/**
 * Opens the database and brings its schema up to date. Close it with {@link closeDatabase}.
 * @throws StartupError with one readable line if the server cannot be reached or the folder is in use (`DatabaseInUse`)
 */
export async function openDatabase(options: DatabaseOptions): Promise<Db> {
  return options.url ? openServer(options.url, options) : openEmbedded(options);
}

async function openServer(
  url: string,
  { log = SILENT, wait = 0, isPatient = false }: Omit<DatabaseOptions, 'url' | 'folder'>,
): Promise<Db> {
  const config = { connectionString: url, max: 10 };
  // Migrations and indexes have no time limit.
  const setup = connect(config, { statementLimit: null, onAnswer() {}, onFailure() {} });
  try {
    await waitForServer(setup, { url, wait, log });
    await migrate(setup);
    await buildIndexes(setup, { isShared: true, log });
  } finally {
    await setup.destroy();
  }
  const outages = new OutageLog(log);
  return connect(config, {
    statementLimit: isPatient ? null : TIME_LIMITS.statement,
    serverLimit: isPatient ? undefined : TIME_LIMITS.statementOnServer,
    onAnswer: () => outages.answered(),
    onFailure: (error) => outages.failed(error),
  });
}

async function openEmbedded({ folder, log = SILENT, wait = 0 }: DatabaseOptions): Promise<Db> {
  const outages = new OutageLog(log);
  const embedded = await startEmbedded(folder && join(folder, 'database'), { log, wait });
  // PGlite has only one connection: a second would wait for ever, and a query beside an open transaction would join it.
  const db = connect(
    { host: embedded.host, user: 'postgres', database: 'postgres', max: 1, idleTimeoutMillis: 0 },
    {
      statementLimit: TIME_LIMITS.embeddedStatement,
      onAnswer: () => outages.answered(),
      onFailure(error, isDead) {
        outages.failed(error);
        if (isDead) embedded.restart(error);
      },
    },
  );
  running.set(db, embedded);
  try {
    await migrate(db);
    await buildIndexes(db, { isShared: false, log });
  } catch (error) {
    await closeDatabase(db);
    throw error;
  }
  return db;
}

/**
 * Does work that takes longer than a request may, on own connections without a statement limit. The embedded database has only one
 * connection.
 * @param url of the server that `db` is connected to; null for the embedded database
 */
export async function onPatientConnections<T>(db: Db, url: string | null, work: (db: Db) => Promise<T>): Promise<T> {
  if (url === null) return work(db);
  const own = await openServer(url, { isPatient: true });
  try {
    return await work(own);
  } finally {
    await own.destroy();
  }
}

/** Closes the connections and, if it is embedded, the database itself. */
export async function closeDatabase(db: Db): Promise<void> {
  await db.destroy();
  await running.get(db)?.stop();
  running.delete(db);
}

/** The socket on which the process that has this database open may accept commands; null if others can open it too. */
export const controlSocket = (db: Db): string | null => running.get(db)?.control ?? null;
