import { execFileSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { otherUser, servePostgres } from './postgres-process.ts';

/** A real PostgreSQL, started for a test and deleted afterwards. */
export interface PostgresServer {
  url: string;
  /** Its unix socket, for a proxy. */
  socket: string;
  /** Stops it with this signal: `SIGINT` aborts open connections, `SIGQUIT` is like a crash. */
  halt(signal: 'SIGINT' | 'SIGQUIT'): Promise<void>;
  /** Restarts it after {@link PostgresServer.halt}; resolves when it accepts connections. */
  resume(): Promise<void>;
  stop(): Promise<void>;
}

/** Folder of `initdb` and `postgres`, or null if none is installed. */
export function findPostgres(): string | null {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).map((version) => join(debian, version, 'bin')) : [];
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...versions];
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres'))) ?? null;
}

/**
 * Starts it over a unix socket in a temporary folder, so that it needs no port.
 * @param settings of PostgreSQL, as `shared_buffers=256MB`
 */
export async function startPostgres(bin: string, settings: readonly string[] = []): Promise<PostgresServer> {
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
  const server = await servePostgres(bin, options, settings);
  return {
    url: `postgres://postgres@localhost/postgres?host=${encodeURIComponent(folder)}`,
    socket: join(folder, '.s.PGSQL.5432'),
    halt: server.halt,
    resume: server.resume,
    async stop() {
      // Its files are deleted: it need not finish what it does, nor wait for its clients.
      await server.halt('SIGQUIT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
