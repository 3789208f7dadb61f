import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { probeFolder, StartupError } from '../../../kernel/index.ts';
import { DatabaseInUse } from '../in-use.ts';
import { type Lock, takeLock } from '../lock.ts';
import type { DatabaseLog } from '../outage-log.ts';
import { waitUntilOpen } from '../wait-until-open.ts';
import { chooseAccount, giveTo } from './account.ts';
import { findBinaries } from './binaries.ts';
import { createData } from './create-data.ts';
import { Engine } from './engine.ts';
import { DATA, placeData, placeSocket, removePlaced } from './place.ts';
import { readRunning, waitUntilFree } from './running.ts';

/** Free disk space that is needed, in bytes. */
const PROBE = 64 * 1024;

/** The files of earlier versions below the folder, which PostgreSQL cannot read. */
export const PGLITE = 'pgdata';

/** Small enough for the smallest server; the operating system caches the files anyway. Workers would need shared memory that containers lack. */
const SETTINGS = [
  ...[
    'shared_buffers=32MB',
    'max_connections=50',
    'max_wal_size=256MB',
    'timezone=UTC',
    'log_timezone=UTC',
    'io_method=sync',
  ],
  ...['max_parallel_workers_per_gather=0', 'max_parallel_maintenance_workers=0', 'max_worker_processes=4', 'jit=off'],
];

/** Without a unix socket, anybody on the machine can connect. */
const NEEDS_PASSWORD = process.platform === 'win32';
const PASSWORD = 'password';
const LOOPBACK_PORT = 'port';

/** A running embedded database. */
export interface Embedded {
  /** Address for pg. */
  url: string;
  stop(): Promise<void>;
}

export interface EmbeddedOptions {
  log: DatabaseLog;
  /** How long to retry opening an existing database, for example on a full disk, in milliseconds. */
  wait: number;
  /** Further settings of PostgreSQL, which win. */
  settings?: readonly string[];
  /** Whether what was written must survive a power cut: true by default. */
  isDurable?: boolean;
}

/**
 * Starts PostgreSQL over the files in `folder`, which are created at the first start.
 * @throws DatabaseInUse if another living process has the folder open, StartupError if it cannot be started
 */
export async function startEmbedded(folder: string, options: EmbeddedOptions): Promise<Embedded> {
  const { log, wait, settings = [], isDurable = true } = options;
  const lock = lockFolder(folder);
  try {
    refusePGlite(folder);
    const account = chooseAccount(folder);
    const bin = findBinaries(account);
    const data = await placeData(folder, account, log);
    const password = NEEDS_PASSWORD ? ownPassword(folder) : null;
    await createData(data, { bin, account, password, isDurable });
    giveTo(data, account);
    const socket = placeSocket(data, account);
    const engine = new Engine({
      ...{ bin, account, data, log },
      settings: [...SETTINGS, ...listenOn(folder, socket.folder), ...(isDurable ? [] : ['fsync=off']), ...settings],
      prepare: () => waitUntilFree(data),
    });
    const problem = `The embedded database in ${folder} cannot be opened`;
    const open = () => engine.start().catch(async (error) => Promise.reject(await explain(error, folder)));
    await waitUntilOpen(open, { problem, log, wait });
    return {
      url: urlOf(folder, data),
      async stop() {
        await engine.stop();
        socket.remove();
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}

/** Opens files that are deleted afterwards. Throws like {@link startEmbedded}. */
export async function openCopy<T>(folder: string, work: (url: string) => Promise<T>): Promise<T> {
  const log = { warn() {}, info() {} };
  try {
    const copy = await startEmbedded(folder, { log, wait: 0, isDurable: false });
    return await work(copy.url).finally(() => copy.stop());
  } finally {
    removePlaced(folder);
  }
}

/** The address of the database that another process has opened; null if none has. */
export function findEmbedded(folder: string): string | null {
  const data = join(folder, DATA);
  return readRunning(data) && urlOf(folder, data);
}

function urlOf(folder: string, data: string): string {
  const running = readRunning(data);
  if (!running) throw new StartupError(`The embedded database in ${folder} ended.`);
  if (running.socket) return `postgres://postgres@localhost/postgres?host=${encodeURIComponent(running.socket)}`;
  return `postgres://postgres:${ownPassword(folder)}@127.0.0.1:${running.port}/postgres`;
}

const listenOn = (folder: string, socket: string): string[] =>
  NEEDS_PASSWORD
    ? ['listen_addresses=127.0.0.1', `port=${ownPort(folder)}`, 'unix_socket_directories=']
    : ['listen_addresses=', `unix_socket_directories=${socket}`, 'unix_socket_permissions=0700'];

function ownPassword(folder: string): string {
  const file = join(folder, PASSWORD);
  if (!existsSync(file)) writeFileSync(file, randomBytes(24).toString('base64url'), { mode: 0o600 });
  return readFileSync(file, 'utf8');
}

/** Chosen once among those that systems give to nobody for long. */
function ownPort(folder: string): number {
  const file = join(folder, LOOPBACK_PORT);
  if (!existsSync(file)) writeFileSync(file, String(20_000 + (randomBytes(2).readUInt16BE() % 10_000)));
  return Number(readFileSync(file, 'utf8'));
}

/** On a full disk PostgreSQL may end before it can report why, so this checks the file system. */
const explain = (error: unknown, folder: string): Promise<unknown> =>
  probeFolder(folder, PROBE).then(
    () => error,
    (full) => full,
  );

function refusePGlite(folder: string): void {
  if (existsSync(join(folder, PGLITE)) && !existsSync(join(folder, DATA)))
    throw new StartupError(
      `The database in ${folder} is one of an earlier version of Facade: convert it once with "npm run facade -- convert-database".`,
    );
}

/** Keeps every other process from opening the database. Throws like {@link startEmbedded}. */
export function lockFolder(folder: string): Lock {
  const taken = tryLock(folder);
  if (!taken.ok) throw new DatabaseInUse(folder, taken.holder);
  return taken.lock;
}

function tryLock(folder: string): ReturnType<typeof takeLock> {
  try {
    mkdirSync(folder, { recursive: true });
    const lock = takeLock(join(folder, 'lock.sqlite'));
    // The account that runs PostgreSQL passes through, and sees only its own files there.
    if (process.getuid?.() === 0) chmodSync(folder, 0o711);
    return lock;
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (!['EACCES', 'EPERM', 'EROFS'].includes(code)) throw error;
    throw new StartupError(
      `The embedded database in ${folder} cannot be opened (${code}): that takes the user that runs the site and owns its files.`,
    );
  }
}
