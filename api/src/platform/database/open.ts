import { join } from 'node:path';
import { TIME_LIMITS } from '../../kernel/index.ts';
import { buildIndexes } from './build-indexes.ts';
import { type Embedded, findEmbedded, startEmbedded } from './embedded/embedded.ts';
import { DatabaseInUse } from './in-use.ts';
import { migrate } from './migrate.ts';
import { type DatabaseLog, OutageLog } from './outage-log.ts';
import { connect } from './pool.ts';
import type { Db } from './schema.ts';
import { waitForServer } from './wait-for-server.ts';

/** A server, PostgreSQL 15 to 18, by its address; or the embedded one by its data folder. */
type Place = { url: string; folder?: string } | { url: string | null; folder: string };

export type DatabaseOptions = Place & {
  log?: DatabaseLog;
  /**
   * How long to retry a server that accepts no connections yet, or an embedded database on a full disk, in milliseconds; 0 by
   * default.
   */
  wait?: number;
  /** For commands: no statement timeout, because nobody waits, and beside the process that has the embedded database open. */
  isCommand?: boolean;
};

/** What an open database is connected to. */
interface Opened {
  url: string;
  embedded: Embedded | null;
}

const opened = new WeakMap<Db, Opened>();

const SILENT: DatabaseLog = { warn() {}, info() {} };

/** How long a command waits for the embedded database of a site that is starting, in milliseconds. */
const SITE_STARTS = 10_000;

/**
 * Opens the database and brings its schema up to date. Close it with {@link closeDatabase}.
 * @throws StartupError with one readable line if the server cannot be reached or the folder is in use (`DatabaseInUse`)
 */
export async function openDatabase(options: DatabaseOptions): Promise<Db> {
  const { log = SILENT, wait = 0, isCommand = false } = options;
  if (options.url) return openServer({ url: options.url, embedded: null }, { log, wait, isCommand });
  const folder = join(options.folder ?? '', 'database');
  try {
    const embedded = await startEmbedded(folder, { log, wait });
    try {
      return await openServer({ url: embedded.url, embedded }, { log, wait, isCommand });
    } catch (error) {
      await embedded.stop();
      throw error;
    }
  } catch (error) {
    const url = isCommand && error instanceof DatabaseInUse ? findEmbedded(folder) : null;
    if (!url) throw error;
    return openServer({ url, embedded: null }, { log, wait: SITE_STARTS, isCommand });
  }
}

async function openServer(
  server: Opened,
  { log, wait, isCommand }: { log: DatabaseLog; wait: number; isCommand: boolean },
): Promise<Db> {
  const { url } = server;
  const config = { connectionString: url, max: 10 };
  // Migrations and indexes have no time limit.
  const setup = connect(config, { statementLimit: null, onAnswer() {}, onFailure() {} });
  try {
    await waitForServer(setup, { url, wait, log });
    await migrate(setup);
    await buildIndexes(setup, log);
  } finally {
    await setup.destroy();
  }
  const outages = new OutageLog(log);
  const db = connect(config, {
    statementLimit: isCommand ? null : TIME_LIMITS.statement,
    serverLimit: isCommand ? undefined : TIME_LIMITS.statementOnServer,
    onAnswer: () => outages.answered(),
    onFailure: (error) => outages.failed(error),
  });
  opened.set(db, server);
  return db;
}

/** Does work that takes longer than a request may, on own connections without a statement limit, to the server that `db` uses. */
export async function onPatientConnections<T>(db: Db, work: (db: Db) => Promise<T>): Promise<T> {
  const url = opened.get(db)?.url;
  if (!url) throw new Error('the database was not opened here');
  const own = await openServer({ url, embedded: null }, { log: SILENT, wait: 0, isCommand: true });
  try {
    return await work(own);
  } finally {
    await own.destroy();
  }
}

/** Closes the connections and, if it is embedded and was started here, the database itself. */
export async function closeDatabase(db: Db): Promise<void> {
  await db.destroy();
  await opened.get(db)?.embedded?.stop();
  opened.delete(db);
}
