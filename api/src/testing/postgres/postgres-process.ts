import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** User to start PostgreSQL's programs as, and the folder to start them in. */
export interface PostgresOwner {
  cwd: string;
  uid?: number;
  gid?: number;
}

/** A running server that can be stopped and restarted. */
export interface PostgresProcess {
  /** Its process; a new one after {@link PostgresProcess.resume}. */
  readonly pid: number;
  halt(signal: 'SIGINT' | 'SIGQUIT' | 'SIGKILL'): Promise<void>;
  resume(): Promise<void>;
}

/**
 * Serves the files in `data` of the owner's folder over a unix socket in that folder, so that it needs no port.
 * @param more settings of PostgreSQL, as `shared_buffers=256MB`
 */
export async function servePostgres(
  bin: string,
  owner: PostgresOwner,
  more: readonly string[] = [],
): Promise<PostgresProcess> {
  const own = ['listen_addresses=', 'fsync=off', 'full_page_writes=off', 'max_connections=40'];
  const settings = [...own, ...more].flatMap((setting) => ['-c', setting]);
  const launch = async () => {
    const started = spawn(join(bin, 'postgres'), ['-D', join(owner.cwd, 'data'), '-k', owner.cwd, ...settings], {
      ...owner,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    await ready(started);
    return started;
  };
  let server = await launch();
  return {
    get pid() {
      return server.pid ?? 0;
    },
    async halt(signal) {
      if (server.exitCode !== null || server.signalCode !== null) return;
      const exit = once(server, 'exit');
      server.kill(signal);
      await exit;
    },
    async resume() {
      server = await launch();
    },
  };
}

/** PostgreSQL refuses to run as root. */
export function otherUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of ['postgres', 'nobody']) {
    try {
      const number = (flag: string) => Number(execFileSync('id', [flag, name], { stdio: 'pipe' }).toString());
      return { uid: number('-u'), gid: number('-g') };
    } catch {
      // Not on this system: try the next one.
    }
  }
  throw new Error('root cannot run PostgreSQL and there is neither a user postgres nor nobody');
}

function ready(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let log = '';
    server.stderr?.on('data', (chunk) => {
      log += chunk;
      if (/ready to accept (read-only )?connections/.test(log)) resolve();
    });
    server.once('exit', () => reject(new Error(`PostgreSQL did not start:\n${log}`)));
  });
}
