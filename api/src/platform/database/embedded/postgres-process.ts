import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import pTimeout from 'p-timeout';
import { TIME_LIMITS } from '../../../kernel/index.ts';
import type { Account } from './account.ts';

export interface ProcessOptions {
  bin: string;
  account: Account;
  /** The database's files. */
  data: string;
  /** Settings of PostgreSQL, as `shared_buffers=32MB`. */
  settings: readonly string[];
}

/** A running PostgreSQL that ends with this process, whatever ends it. */
export interface PostgresProcess {
  /** Resolves when it has ended for any reason. */
  readonly ended: Promise<unknown>;
  /** Ends its connections, writes everything to its files and ends it. */
  stop(): Promise<void>;
}

/**
 * Ends the server when its input does, which is when the process that holds the other end has ended. Signals to a group of processes,
 * such as a service manager's, are ignored here: the api stops the server when it has answered its last request.
 */
const WATCHED = `trap '' HUP INT TERM
exec 3<&0 </dev/null
"$@" 3<&- &
server=$!
{ read -r _ <&3; kill -INT $server; } 2>/dev/null &
watch=$!
exec 3<&-
wait $server
status=$?
kill -KILL $watch 2>/dev/null
exit $status`;

/** Starts PostgreSQL over existing files; throws with its own complaint if it does not come up. */
export async function startProcess({ bin, account, data, settings }: ProcessOptions): Promise<PostgresProcess> {
  const { uid, gid, prefix } = account;
  const server = [join(bin, 'postgres'), '-D', data, ...settings.flatMap((setting) => ['-c', setting])];
  const isWindows = process.platform === 'win32';
  const [program = '', ...args] = isWindows ? server : [...prefix, 'sh', '-c', WATCHED, 'facade-database', ...server];
  const child = spawn(program, args, {
    uid,
    gid,
    cwd: isWindows ? bin : '/',
    env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' },
    stdio: ['pipe', 'ignore', 'pipe'],
    // A terminal's Ctrl+C reaches the api only.
    detached: !isWindows,
  });
  const ended = once(child, 'close');
  child.stdin?.on('error', () => {});
  await ready(child);
  return {
    ended,
    async stop() {
      child.stdin?.end();
      if (isWindows) spawn(join(bin, 'pg_ctl'), ['stop', '-D', data, '-m', 'fast'], { stdio: 'ignore' });
      const isEnded = await pTimeout(
        ended.then(() => true),
        { milliseconds: TIME_LIMITS.databaseClose, message: false },
      );
      if (isEnded === undefined) endNow(child);
      await ended;
    },
  };
}

/** As a crash: its files are recovered at the next start. */
function endNow(child: ChildProcess): void {
  try {
    if (process.platform === 'win32') child.kill();
    else process.kill(-(child.pid ?? 0), 'SIGQUIT');
  } catch {
    // It has just ended.
  }
}

function ready(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let log = '';
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      log = (log + text).slice(-8000);
      if (text.includes('ready to accept connections') || text.includes('ready to accept read-only')) resolve();
    });
    child.once('error', reject);
    child.once('close', (code) => reject(new Error(complaint(log) ?? `it ended with ${code}`)));
  });
}

const complaint = (log: string): string | undefined => /(?:PANIC|FATAL): +(.*)/.exec(log)?.[1];
