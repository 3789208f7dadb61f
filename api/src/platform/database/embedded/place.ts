import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { cp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, sep } from 'node:path';
import { StartupError } from '../../../kernel/index.ts';
import type { DatabaseLog } from '../outage-log.ts';
import { type Account, giveTo, mayEnter } from './account.ts';
import { SYSTEM_FOLDER } from './binaries.ts';

/** The database's files, below the folder of the database. May be a link, see {@link placeData}. */
export const DATA = 'postgresql';

/** Folder of the databases whose own folders the account may not enter, and the file in each that names the link to it. */
const DATABASES = join(SYSTEM_FOLDER, 'databases');
const OWNER = 'linked-from';

/** The system truncates unix socket paths to about 100 bytes. */
const LONGEST_FOLDER = 80;

/**
 * Path of the database's files, which may not exist yet. Where the account may not enter the folder, as below `/root`, they are
 * in the system's folder, and a link takes their place.
 * @throws StartupError if what the link names is gone, as in a container that was made anew
 */
export async function placeData(folder: string, account: Account, log: DatabaseLog): Promise<string> {
  const path = join(folder, DATA);
  const linked = linkIn(path);
  if (linked && !existsSync(dirname(linked)))
    throw new StartupError(
      `The files of the database in ${folder} were in ${linked}, which is gone: restore a backup, or delete the link ${path} to begin with an empty database.`,
    );
  if (linked) return linked;
  if (mayEnter(folder, account)) return path;
  mkdirSync(DATABASES, { recursive: true, mode: 0o755 });
  removeForgotten();
  const home = mkdtempSync(join(DATABASES, 'site-'));
  chmodSync(home, 0o755);
  writeFileSync(join(home, OWNER), realpathSync(folder) + sep + DATA);
  const data = join(home, DATA);
  // After a restore, or after the rights of a parent folder changed.
  if (existsSync(path)) await move(path, data);
  symlinkSync(data, path);
  log.info({ folder: home }, `only root can enter ${folder}: the database's files are in ${home}`);
  return data;
}

function linkIn(path: string): string | null {
  return lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() ? readlinkSync(path) : null;
}

async function move(source: string, target: string): Promise<void> {
  await rename(source, target).catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EXDEV') throw error;
    await cp(source, target, { recursive: true, preserveTimestamps: true, verbatimSymlinks: true });
    await rm(source, { recursive: true });
  });
}

/** Deletes the files that {@link placeData} has put elsewhere. */
export function removePlaced(folder: string): void {
  const linked = linkIn(join(folder, DATA));
  if (linked) rmSync(dirname(linked), { recursive: true, force: true });
}

/**
 * Deletes files whose link was in a temporary folder that is gone. Elsewhere a missing link may be on a disk that is not mounted: those
 * files are the operator's.
 */
function removeForgotten(): void {
  for (const name of readdirSync(DATABASES)) {
    const home = join(DATABASES, name);
    const owner = join(home, OWNER);
    // Another process may be deleting it as well.
    const link = existsSync(owner) ? readFileSync(owner, 'utf8') : '';
    if (link.startsWith(join(realpathSync(tmpdir()), sep)) && !existsSync(dirname(link)))
      rmSync(home, { recursive: true, force: true });
  }
}

/** An empty folder for the socket that only the account may enter: after a crash, the number in the file beside the socket means nothing. */
export function placeSocket(data: string, account: Account): { folder: string; remove(): void } {
  const beside = join(dirname(data), 'socket');
  const isShort = Buffer.byteLength(beside) <= LONGEST_FOLDER;
  const folder = isShort ? beside : mkdtempSync(join(tmpdir(), 'facade-db-'));
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o700);
  giveTo(folder, account);
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
