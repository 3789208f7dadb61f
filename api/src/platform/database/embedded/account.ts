import { execFileSync, spawnSync } from 'node:child_process';
import { chownSync, lchownSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { StartupError } from '../../../kernel/index.ts';

/** Who runs PostgreSQL, which refuses to run as root. */
export interface Account {
  /** Of the user to change to; undefined: this process's own. */
  uid?: number;
  gid?: number;
  /** Program and arguments before those of PostgreSQL's programs. */
  prefix: readonly string[];
}

const OWN: Account = { prefix: [] };

/** Root of a namespace without other users is somebody else in a further one, with the same rights to files. */
const NAMESPACE = ['unshare', '--user', '--map-user=1', '--map-group=1', '--'];

/**
 * This user or, for root, the owner of the folder, or else `nobody`.
 * @throws StartupError if root may not change its user
 */
export function chooseAccount(folder: string): Account {
  if (process.getuid?.() !== 0) return OWN;
  const { uid, gid } = statSync(folder);
  const other = uid === 0 ? idsOf('nobody') : { uid, gid };
  if (other && works({ ...other, prefix: [] })) return { ...other, prefix: [] };
  if (works({ prefix: NAMESPACE })) return { prefix: NAMESPACE };
  throw new StartupError(
    'PostgreSQL does not run as root, and root may not change its user here: start the site as another user, as in `runuser -u www-data -- npm start`, or set DATABASE_URL to a PostgreSQL server.',
  );
}

function works({ uid, gid, prefix }: Account): boolean {
  const [program = '', ...args] = [...prefix, 'true'];
  try {
    return spawnSync(program, args, { uid, gid, cwd: '/', stdio: 'ignore' }).status === 0;
  } catch {
    // Node.js takes no number as large as that of macOS's nobody.
    return false;
  }
}

/** Numbers of a user and its group; null if this system has no such user. */
export function idsOf(name: string): { uid: number; gid: number } | null {
  try {
    const number = (flag: string) => Number(execFileSync('id', [flag, name], { stdio: 'pipe' }).toString());
    return { uid: number('-u'), gid: number('-g') };
  } catch {
    return null;
  }
}

/** Whether the account may enter the folder, whatever its parents are. */
export const mayEnter = (folder: string, { uid, gid }: Account): boolean =>
  uid === undefined || spawnSync('test', ['-x', folder], { uid, gid, cwd: '/', stdio: 'ignore' }).status === 0;

/** Makes a folder with everything in it the account's own. */
export function giveTo(folder: string, { uid, gid }: Account): void {
  if (uid === undefined || gid === undefined || statSync(folder).uid === uid) return;
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    lchownSync(join(folder, name), uid, gid);
  // Last: an interrupted change is repeated.
  chownSync(folder, uid, gid);
}
