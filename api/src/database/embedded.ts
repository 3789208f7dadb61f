import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { StartupError } from '../config/startup-error.ts';
import { createEmbedded } from './create-embedded.ts';
import { Engine } from './engine.ts';
import { DatabaseInUse } from './in-use.ts';
import { type Lock, takeLock } from './lock.ts';
import type { DatabaseLog } from './outage-log.ts';
import { DATABASE_SOCKET, placeSockets } from './sockets.ts';
import { waitUntilOpen } from './wait-until-open.ts';

/** A running embedded database: connect with pg to the unix socket `.s.PGSQL.5432` in `host`. One connection only. */
export interface Embedded {
  host: string;
  /** Where this process may take commands, see {@link placeSockets}. */
  control: string | null;
  /** To be called when it does not answer any more: it is started again in the background. */
  restart(reason: unknown): void;
  stop(): Promise<void>;
}

export interface EmbeddedOptions {
  log: DatabaseLog;
  /** How long an existing database that cannot be opened is tried, as on a full disk, in milliseconds. */
  wait: number;
}

/**
 * Starts PGlite over `folder` (null: in memory, for tests).
 * @throws DatabaseInUse when another living process has the folder open, StartupError when it may not be written to
 */
export async function startEmbedded(folder: string | null, { log, wait }: EmbeddedOptions): Promise<Embedded> {
  const lock = folder === null ? null : lockFolder(folder);
  const sockets = placeSockets(folder);
  const engine = new Engine({
    folder: folder && join(folder, 'pgdata'),
    socket: join(sockets.host, DATABASE_SOCKET),
    log,
  });
  const release = () => {
    sockets.remove();
    lock?.release();
  };
  try {
    if (folder) await createEmbedded(join(folder, 'pgdata'));
    const problem = `The embedded database in ${folder} cannot be opened`;
    await waitUntilOpen(() => engine.start(), { problem, log, wait });
  } catch (error) {
    release();
    throw error;
  }
  return {
    host: sockets.host,
    control: sockets.control,
    restart: (reason) => engine.restart(reason),
    async stop() {
      await engine.stop();
      release();
    },
  };
}

/** Keeps every other process from opening the database. Throws as {@link startEmbedded} does. */
export function lockFolder(folder: string): Lock {
  const taken = tryLock(folder);
  if (!taken.ok) throw new DatabaseInUse(folder, taken.holder);
  return taken.lock;
}

function tryLock(folder: string): ReturnType<typeof takeLock> {
  try {
    mkdirSync(folder, { recursive: true });
    return takeLock(join(folder, 'lock.sqlite'));
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (!['EACCES', 'EPERM', 'EROFS'].includes(code)) throw error;
    throw new StartupError(
      `The embedded database in ${folder} cannot be opened (${code}): that takes the user that runs the site and owns its files.`,
    );
  }
}
