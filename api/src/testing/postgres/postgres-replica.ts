import { execFileSync } from 'node:child_process';
import { appendFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { sql } from 'kysely';
import { copyEmbedded } from '../../app/backup/embedded-copy.ts';
import { chooseAccount, giveTo } from '../../platform/database/embedded/account.ts';
import { findBinaries } from '../../platform/database/embedded/binaries.ts';
import { DATA } from '../../platform/database/embedded/place.ts';
import type { Db } from '../../platform/database/index.ts';
import { connect } from '../../platform/database/pool.ts';
import { newServerFolder, type PostgresServer, servePostgres } from './postgres-server.ts';

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
export async function startReplica(db: Db, primary: PostgresServer): Promise<PostgresReplica> {
  const folder = newServerFolder();
  const account = chooseAccount(folder);
  const data = join(folder, DATA);
  await copyEmbedded(db, data);
  writeFileSync(join(data, 'standby.signal'), '');
  const followed = `user=copying host=${dirname(primary.socket)}`;
  appendFileSync(join(data, 'postgresql.auto.conf'), `primary_conninfo = '${followed}'\n`);
  giveTo(data, account);
  const server = await servePostgres({ folder, bin: findBinaries(account), account });
  const command = async (statement: string) => {
    const own = connect(
      { connectionString: server.url, max: 1 },
      { statementLimit: null, onAnswer() {}, onFailure() {} },
    );
    await sql
      .raw(statement)
      .execute(own)
      .finally(() => own.destroy());
  };
  let stopped: number[] = [];
  const wake = () => {
    for (const pid of stopped) process.kill(pid, 'SIGCONT');
    stopped = [];
  };
  return {
    url: server.url.replace('postgres@', 'reading@'),
    pauseReplay: () => command('select pg_wal_replay_pause()'),
    resumeReplay: () => command('select pg_wal_replay_resume()'),
    hang() {
      // Start with the process that starts the others.
      process.kill(server.pid, 'SIGSTOP');
      stopped = [server.pid, ...childrenOf(server.pid)];
      for (const pid of stopped.slice(1)) process.kill(pid, 'SIGSTOP');
    },
    wake,
    async kill() {
      wake();
      await server.halt('SIGQUIT');
    },
    resume: server.resume,
    async stop() {
      wake();
      await server.stop();
    },
  };
}

function childrenOf(parent: number): number[] {
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' }).trim().split('\n');
  const pairs = lines.map((line) => line.trim().split(/\s+/).map(Number));
  return pairs.flatMap(([pid = 0, ppid]) => (ppid === parent ? [pid] : []));
}
