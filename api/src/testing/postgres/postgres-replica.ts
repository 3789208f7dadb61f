import { execFileSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { sql } from 'kysely';
import { connect } from '../../platform/database/pool.ts';
import { otherUser, servePostgres } from './postgres-process.ts';
import type { PostgresServer } from './postgres-server.ts';

/** A streaming replica of a test's server. */
export interface PostgresReplica {
  /** Connection for a read-only user. */
  url: string;
  /** From now on it receives changes without applying them. */
  pauseReplay(): Promise<void>;
  resumeReplay(): Promise<void>;
  /** Suspends all its processes: connections stay open, and nothing answers. */
  hang(): void;
  wake(): void;
  /** Ends it as a crash would. */
  kill(): Promise<void>;
  /** Restarts it after {@link PostgresReplica.kill}. */
  resume(): Promise<void>;
  stop(): Promise<void>;
}

/** SQL to prepare a primary for replicas: a user that copies, and one that reads. */
export const PREPARE_PRIMARY = [
  'create role copying login replication',
  'create role reading login in role pg_read_all_data',
];

/** Copies a running server that has the users of {@link PREPARE_PRIMARY}, and follows it. */
export async function startReplica(bin: string, primary: PostgresServer): Promise<PostgresReplica> {
  const folder = mkdtempSync(join(tmpdir(), 'facade-replica-'));
  const user = otherUser();
  if (user) chownSync(folder, user.uid, user.gid);
  const owner = { cwd: folder, ...user };
  const options = ['-D', join(folder, 'data'), '-h', dirname(primary.socket), '-U', 'copying'];
  execFileSync(
    programIn(bin, 'pg_basebackup'),
    [...options, '--write-recovery-conf', '--checkpoint=fast', '--no-sync'],
    {
      ...owner,
      stdio: 'pipe',
    },
  );
  const server = await servePostgres(bin, owner);
  const urlOf = (name: string) => `postgres://${name}@localhost/postgres?host=${encodeURIComponent(folder)}`;
  const command = async (statement: string) => {
    const db = connect(
      { connectionString: urlOf('postgres'), max: 1 },
      { statementLimit: null, onAnswer() {}, onFailure() {} },
    );
    await sql
      .raw(statement)
      .execute(db)
      .finally(() => db.destroy());
  };
  let stopped: number[] = [];
  const wake = () => {
    for (const pid of stopped) process.kill(pid, 'SIGCONT');
    stopped = [];
  };
  const kill = async () => {
    wake();
    await server.halt('SIGQUIT');
  };
  return {
    url: urlOf('reading'),
    pauseReplay: () => command('select pg_wal_replay_pause()'),
    resumeReplay: () => command('select pg_wal_replay_resume()'),
    hang() {
      // Start with the process that starts the others.
      process.kill(server.pid, 'SIGSTOP');
      stopped = [server.pid, ...childrenOf(server.pid)];
      for (const pid of stopped.slice(1)) process.kill(pid, 'SIGSTOP');
    },
    wake,
    kill,
    resume: server.resume,
    async stop() {
      await kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Only some of PostgreSQL's programs may be linked into `bin`. */
function programIn(bin: string, name: string): string {
  const linked = join(bin, name);
  return existsSync(linked) ? linked : join(dirname(realpathSync(join(bin, 'postgres'))), name);
}

function childrenOf(parent: number): number[] {
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' }).trim().split('\n');
  const pairs = lines.map((line) => line.trim().split(/\s+/).map(Number));
  return pairs.flatMap(([pid = 0, ppid]) => (ppid === parent ? [pid] : []));
}
