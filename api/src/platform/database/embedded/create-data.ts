import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { StartupError } from '../../../kernel/index.ts';
import { type Account, giveTo } from './account.ts';

export interface NewData {
  bin: string;
  account: Account;
  /** For connections over the loopback; null: only the account's own socket is used, whose folder nobody else may enter. */
  password: string | null;
  /** Whether the files must survive a power cut; not needed in tests. */
  isDurable: boolean;
}

/** Text is compared by code points and changed in case as Unicode says, on every system alike; checksums are PostgreSQL's default. */
const OPTIONS = [
  ...['--username=postgres', '--encoding=UTF8', '--locale=C'],
  ...['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--no-instructions'],
];

/**
 * Creates the database's files unless they exist. They are created beside their final place and renamed, so that the leftovers of
 * an interrupted start are not taken for a database.
 * @throws StartupError with one line that says why they cannot be created
 */
export async function createData(data: string, { bin, account, password, isDurable }: NewData): Promise<void> {
  if (existsSync(data)) return;
  const part = `${data}.part`;
  const passwordFile = `${data}.password`;
  try {
    await rm(part, { recursive: true, force: true });
    await mkdir(part, { recursive: true });
    await chmod(part, 0o700);
    giveTo(part, account);
    if (password) await writeFile(passwordFile, password, { mode: 0o600 });
    const { uid, gid, prefix } = account;
    const [program = '', ...args] = [
      ...[...prefix, join(bin, 'initdb'), `--pgdata=${part}`, ...OPTIONS],
      ...(password ? ['--auth=scram-sha-256', `--pwfile=${passwordFile}`] : ['--auth=trust']),
      ...(isDurable ? [] : ['--no-sync']),
    ];
    await promisify(execFile)(program, args, { uid, gid, cwd: '/', env: { PATH: process.env.PATH, LC_ALL: 'C' } });
    await rename(part, data);
  } catch (error) {
    await rm(part, { recursive: true, force: true });
    throw new StartupError(`The embedded database ${data} cannot be created: ${reasonOf(error as Failure)}`);
  } finally {
    await rm(passwordFile, { force: true });
  }
}

type Failure = Error & { stderr?: string };

/** The first complaint of `initdb`, as `could not write to file …: No space left on device`. */
function reasonOf({ stderr = '', message }: Failure): string {
  const said = /(?:error|FATAL|PANIC): +(.*)/.exec(stderr)?.[1] ?? stderr.trim().split('\n')[0];
  return said || message;
}
