import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { StartupError } from '../config/startup-error.ts';
import { takeLock } from './lock.ts';

/** A running embedded database: connect with pg to the unix socket `.s.PGSQL.5432` in `host`. One connection only. */
export interface Embedded {
  host: string;
  stop(): Promise<void>;
}

/** Unix socket paths are cut at about 100 characters by the system. */
const LONGEST_FOLDER = 80;

/**
 * Starts PGlite over `folder` (null: in memory, for tests).
 * @throws StartupError when another living process has the folder open
 */
export async function startEmbedded(folder: string | null): Promise<Embedded> {
  if (folder) mkdirSync(folder, { recursive: true });
  const taken = folder ? takeLock(join(folder, 'lock')) : null;
  if (taken && !taken.ok)
    throw new StartupError(
      `The embedded database in ${folder} is open in process ${taken.holder}: stop that first, or use a PostgreSQL server (DATABASE_URL).`,
    );
  const host = folder && folder.length <= LONGEST_FOLDER ? folder : mkdtempSync(join(tmpdir(), 'facade-db-'));
  const socket = join(host, '.s.PGSQL.5432');
  rmSync(socket, { force: true });
  const release = () => {
    rmSync(socket, { force: true });
    if (host !== folder) rmSync(host, { recursive: true, force: true });
    taken?.lock.release();
  };
  const worker = new Worker(new URL('./embedded-worker.ts', import.meta.url), {
    workerData: { folder: folder && join(folder, 'pgdata'), socket },
  });
  try {
    await nextMessage(worker);
  } catch (error) {
    release();
    throw error;
  }
  return {
    host,
    async stop() {
      const stopped = nextMessage(worker);
      worker.postMessage('stop');
      await stopped;
      await worker.terminate();
      release();
    },
  };
}

function nextMessage(worker: Worker): Promise<unknown> {
  return new Promise((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
  });
}
