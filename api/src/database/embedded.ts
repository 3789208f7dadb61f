import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { StartupError } from '../config/startup-error.ts';
import { DatabaseInUse } from './in-use.ts';
import { type Lock, takeLock } from './lock.ts';
import { DATABASE_SOCKET, placeSockets } from './sockets.ts';

/** A running embedded database: connect with pg to the unix socket `.s.PGSQL.5432` in `host`. One connection only. */
export interface Embedded {
  host: string;
  /** Where this process may take commands, see {@link placeSockets}. */
  control: string | null;
  stop(): Promise<void>;
}

/**
 * Starts PGlite over `folder` (null: in memory, for tests).
 * @throws DatabaseInUse when another living process has the folder open, StartupError when it may not be written to
 */
export async function startEmbedded(folder: string | null): Promise<Embedded> {
  const lock = folder === null ? null : lockFolder(folder);
  const sockets = placeSockets(folder);
  const release = () => {
    sockets.remove();
    lock?.release();
  };
  const worker = new Worker(new URL('./embedded-worker.ts', import.meta.url), {
    workerData: { folder: folder && join(folder, 'pgdata'), socket: join(sockets.host, DATABASE_SOCKET) },
  });
  try {
    await nextMessage(worker);
  } catch (error) {
    release();
    throw error;
  }
  return {
    host: sockets.host,
    control: sockets.control,
    async stop() {
      const stopped = nextMessage(worker);
      worker.postMessage('stop');
      await stopped;
      await worker.terminate();
      release();
    },
  };
}

function lockFolder(folder: string): Lock {
  const taken = tryLock(folder);
  if (!taken.ok) throw new DatabaseInUse(folder, taken.holder);
  return taken.lock;
}

function tryLock(folder: string): ReturnType<typeof takeLock> {
  try {
    mkdirSync(folder, { recursive: true });
    return takeLock(join(folder, 'lock'));
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (!['EACCES', 'EPERM', 'EROFS'].includes(code)) throw error;
    throw new StartupError(
      `The embedded database in ${folder} cannot be opened (${code}): that takes the user that runs the site.`,
    );
  }
}

function nextMessage(worker: Worker): Promise<unknown> {
  return new Promise((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
  });
}
