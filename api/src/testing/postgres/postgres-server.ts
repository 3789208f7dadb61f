import { execFileSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { type Account, chooseAccount, giveTo, idsOf } from '../../platform/database/embedded/account.ts';
import { findBinaries } from '../../platform/database/embedded/binaries.ts';
import { createData } from '../../platform/database/embedded/create-data.ts';
import { DATA } from '../../platform/database/embedded/place.ts';
import { type PostgresProcess, startProcess } from '../../platform/database/embedded/postgres-process.ts';
import { readRunning } from '../../platform/database/embedded/running.ts';

/** A real PostgreSQL, started for a test and deleted afterwards. */
export interface PostgresServer {
  url: string;
  /** Its unix socket, for a proxy. */
  socket: string;
  /** Its first process, which starts the others; a new one after {@link PostgresServer.resume}. */
  readonly pid: number;
  /** Stops it with this signal: `SIGINT` aborts open connections, `SIGQUIT` is like a crash. */
  halt(signal: 'SIGINT' | 'SIGQUIT'): Promise<void>;
  /** Restarts it after {@link PostgresServer.halt}; resolves when it accepts connections. */
  resume(): Promise<void>;
  stop(): Promise<void>;
}

/** Folder of an installed PostgreSQL's programs, which may be of an older version and has those of a client; null if there is none. */
export function findInstalled(): string | null {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).map((version) => join(debian, version, 'bin')) : [];
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...versions];
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres'))) ?? null;
}

/**
 * Starts it over a unix socket in a temporary folder, so that it needs no port.
 * @param settings of PostgreSQL, as `shared_buffers=256MB`
 * @param installed an installed one's programs; by default the embedded one's
 */
export async function startPostgres(settings: readonly string[] = [], installed?: string): Promise<PostgresServer> {
  const folder = newServerFolder(installed && 'postgres');
  const account = chooseAccount(folder);
  const bin = installed ?? findBinaries(account);
  const data = join(folder, DATA);
  if (installed) createPlain(data, { bin, account });
  else await createData(data, { bin, account, password: null, isDurable: false });
  return servePostgres({ folder, bin, account }, settings);
}

/** A temporary folder that the account of PostgreSQL may use: this user, if root may choose and it exists. */
export function newServerFolder(user?: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'facade-pg-'));
  const named = user && process.getuid?.() === 0 ? idsOf(user) : null;
  if (named) chownSync(folder, named.uid, named.gid);
  giveTo(folder, chooseAccount(folder));
  return folder;
}

function createPlain(data: string, { bin, account: { uid, gid } }: { bin: string; account: Account }): void {
  const options = ['-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'];
  execFileSync(join(bin, 'initdb'), ['-D', data, ...options], { cwd: '/', stdio: 'pipe', uid, gid });
}

/** Serves the files in a folder of {@link newServerFolder}. */
export async function servePostgres(
  { folder, bin, account }: { folder: string; bin: string; account: Account },
  settings: readonly string[] = [],
): Promise<PostgresServer> {
  const data = join(folder, DATA);
  const all = [
    ...['listen_addresses=', `unix_socket_directories=${folder}`, 'max_connections=40'],
    ...['fsync=off', 'full_page_writes=off', 'timezone=UTC', ...settings],
  ];
  let server: PostgresProcess;
  const resume = async () => {
    server = await startProcess({ bin, account, data, settings: all });
  };
  await resume();
  const pid = () => readRunning(data)?.pid ?? 0;
  const halt = async (signal: 'SIGINT' | 'SIGQUIT') => {
    if (pid()) process.kill(pid(), signal);
    await server.ended;
  };
  return {
    url: `postgres://postgres@localhost/postgres?host=${encodeURIComponent(folder)}`,
    socket: join(folder, '.s.PGSQL.5432'),
    get pid() {
      return pid();
    },
    halt,
    resume,
    async stop() {
      // Its files are deleted: it need not finish what it does, nor wait for its clients.
      await halt('SIGQUIT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
