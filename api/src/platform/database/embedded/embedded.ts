import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { probeFolder, StartupError } from '../../../kernel/index.ts';
import { DatabaseInUse } from '../in-use.ts';
import { type Lock, takeLock } from '../lock.ts';
import type { DatabaseLog } from '../outage-log.ts';
import { DATABASE_SOCKET, placeSockets } from '../sockets.ts';
import { waitUntilOpen } from '../wait-until-open.ts';
import { createEmbedded } from './create-embedded.ts';
import { Engine } from './engine.ts';

/** Free disk space that is needed, in bytes. */
const PROBE = 64 * 1024;

/** A running embedded database: connect with pg to the unix socket `.s.PGSQL.5432` in `host`. One connection only. */
export interface Embedded {
  host: string;
  /** Where this process may accept commands, see {@link placeSockets}. */
  control: string | null;
  /** Call this when it no longer answers: it is restarted in the background. */
  restart(reason: unknown): void;
  stop(): Promise<void>;
}

export interface EmbeddedOptions {
  log: DatabaseLog;
  /** How long to retry opening an existing database, for example on a full disk, in milliseconds. */
  wait: number;
}

/**
 * Starts PGlite over `folder` (null: in memory, for tests).
 * @throws DatabaseInUse if another living process has the folder open, StartupError if it is not writable
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
    const open = () => engine.start().catch(async (error) => Promise.reject(await explain(error, folder)));
    await waitUntilOpen(open, { problem, log, wait });
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

/** On a full disk the engine may end before PostgreSQL can report why, so this checks the file system. */
const explain = (error: unknown, folder: string | null): Promise<unknown> =>
  folder === null
    ? Promise.resolve(error)
    : probeFolder(folder, PROBE).then(
        () => error,
        (full) => full,
      );

/** Keeps every other process from opening the database. Throws like {@link startEmbedded}. */
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
