import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { closeDatabase, type Db, openDatabase } from '../../platform/database/index.ts';
import { type PostgresServer, startPostgres } from './postgres-server.ts';
import { startTcpProxy, type TcpProxy } from './tcp-proxy.ts';

export interface FaultyDatabase {
  server: PostgresServer;
  /** The proxy between the api and the server. */
  proxy: TcpProxy;
  /** The test's own connection, past the proxy; its pool reconnects after a restart. */
  db: Db;
  /** Settings of an api that uses it through the proxy. */
  env: Record<string, string>;
  stop(): Promise<void>;
}

/** Starts a PostgreSQL behind a proxy. */
export async function startFaultyDatabase(): Promise<FaultyDatabase> {
  const folder = mkdtempSync(join(tmpdir(), 'facade-faults-'));
  const server = await startPostgres();
  const proxy = await startTcpProxy(server.socket);
  const db = await openDatabase({ url: server.url, folder });
  const url = `postgres://postgres@127.0.0.1:${proxy.port}/postgres`;
  return {
    server,
    proxy,
    db,
    env: { FACADE_DATA: folder, DATABASE_URL: url, LOG_LEVEL: 'fatal', FORMS_WITHOUT_PROOF: '1000000' },
    async stop() {
      await closeDatabase(db);
      await proxy.stop();
      await server.stop();
      rmSync(folder, { recursive: true });
    },
  };
}

/** A way in which a database breaks the connections of the api. Resolves as soon as the database answers again. */
export type Fault = (database: FaultyDatabase) => Promise<void>;

/** The four ways of losing a connection that is in use. */
export const FAULTS: Readonly<Record<string, Fault>> = {
  async 'restart, fast'({ server }) {
    await server.halt('SIGINT');
    await server.resume();
  },
  async 'restart, immediate'({ server }) {
    await server.halt('SIGQUIT');
    await server.resume();
  },
  async pg_terminate_backend({ db }) {
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where pid <> pg_backend_pid() and backend_type = 'client backend'`.execute(db);
  },
  async 'TCP reset'({ proxy }) {
    proxy.resetAll();
  },
};
