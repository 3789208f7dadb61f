import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

/** A real PostgreSQL of this machine, started for a test and thrown away after it. */
export interface PostgresServer {
  url: string;
  /** Its unix socket, for a proxy before it. */
  socket: string;
  /** Ends it with this signal: `SIGINT` breaks off open connections, `SIGQUIT` leaves a crash to recover from. */
  halt(signal: 'SIGINT' | 'SIGQUIT'): Promise<void>;
  /** Starts it again after {@link PostgresServer.halt}; resolves when it takes connections. */
  resume(): Promise<void>;
  stop(): Promise<void>;
}

/** Folder of `initdb` and `postgres`, or null where none is installed. */
export function findPostgres(): string | null {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).map((version) => join(debian, version, 'bin')) : [];
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...versions];
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres'))) ?? null;
}

/** Starts it over a unix socket in a temporary folder, so that no port is taken. */
export async function startPostgres(bin: string): Promise<PostgresServer> {
  const folder = mkdtempSync(join(tmpdir(), 'facade-pg-'));
  const user = otherUser();
  if (user) chownSync(folder, user.uid, user.gid);
  const options = { cwd: folder, ...user };
  const data = join(folder, 'data');
  execFileSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    {
      ...options,
      stdio: 'pipe',
    },
  );
  const settings = ['listen_addresses=', 'fsync=off', 'max_connections=40'].flatMap((setting) => ['-c', setting]);
  const launch = async () => {
    const server = spawn(join(bin, 'postgres'), ['-D', data, '-k', folder, ...settings], {
      ...options,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    await ready(server);
    return server;
  };
  let server = await launch();
  const halt = async (signal: NodeJS.Signals) => {
    if (server.exitCode !== null) return;
    const exit = once(server, 'exit');
    server.kill(signal);
    await exit;
  };
  return {
    url: `postgres://postgres@localhost/postgres?host=${encodeURIComponent(folder)}`,
    socket: join(folder, '.s.PGSQL.5432'),
    halt,
    async resume() {
      server = await launch();
    },
    async stop() {
      await halt('SIGINT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** PostgreSQL refuses to run as root. */
function otherUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of ['postgres', 'nobody']) {
    try {
      const number = (flag: string) => Number(execFileSync('id', [flag, name], { stdio: 'pipe' }).toString());
      return { uid: number('-u'), gid: number('-g') };
    } catch {
      // Not on this system: the next one.
    }
  }
  throw new Error('root cannot run PostgreSQL and there is neither a user postgres nor nobody');
}

function ready(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let log = '';
    server.stderr?.on('data', (chunk) => {
      log += chunk;
      if (log.includes('ready to accept connections')) resolve();
    });
    server.once('exit', () => reject(new Error(`PostgreSQL did not start:\n${log}`)));
  });
}
