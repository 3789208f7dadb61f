import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { closeDatabase, openDatabase } from '../../platform/database/index.ts';
import { type PostgresServer, startPostgres } from './postgres-server.ts';

/** Address of the server that all test files of a run share; unset if the run has not started one. */
const SERVER = 'FACADE_TEST_POSTGRES';

/** The template database with all tables. Each test file gets a copy, which is much faster than a server. */
const TEMPLATE = 'template_facade';

/** A database of the shared server. */
export interface TestDatabase {
  url: string;
  stop(): Promise<void>;
}

/** Starts the server that test files share. */
export async function shareServer(): Promise<PostgresServer> {
  const server = await startPostgres(['max_connections=300', 'shared_buffers=64MB']);
  await ask(server.url, `create database ${TEMPLATE}`);
  await closeDatabase(await openDatabase({ url: urlOf(server.url, TEMPLATE) }));
  process.env[SERVER] = server.url;
  return server;
}

/** A new database with empty tables: of the shared server, or a server of its own if the run has none. */
export async function newDatabase(): Promise<TestDatabase> {
  const shared = process.env[SERVER];
  if (!shared) return startPostgres();
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await ask(shared, `create database ${name} template ${TEMPLATE}`);
  return { url: urlOf(shared, name), stop: () => ask(shared, `drop database if exists ${name} with (force)`) };
}

const urlOf = (server: string, database: string): string => server.replace('/postgres?', `/${database}?`);

async function ask(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
