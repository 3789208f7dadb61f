import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { closeDatabase, openDatabase } from '../../platform/database/index.ts';
import { findPostgres, type PostgresServer, startPostgres } from './postgres-server.ts';

/**
 * Address of the server that all test files of a run share; unset if no PostgreSQL is installed, or the run has not
 * started one.
 */
const SERVER = 'FACADE_TEST_POSTGRES';

/** The template database with all tables. Each test file gets a copy, which is much faster than a server. */
const TEMPLATE = 'template_facade';

/** A database of the shared server. */
export interface TestDatabase {
  url: string;
  stop(): Promise<void>;
}

/** Starts the server that test files share. Null if no PostgreSQL is installed. */
export async function shareServer(): Promise<PostgresServer | null> {
  const bin = findPostgres();
  if (!bin) return null;
  const server = await startPostgres(bin, ['max_connections=300', 'shared_buffers=64MB']);
  await ask(server.url, `create database ${TEMPLATE}`);
  await closeDatabase(await openDatabase({ url: urlOf(server.url, TEMPLATE), folder: null }));
  process.env[SERVER] = server.url;
  return server;
}

/** A new database with empty tables on the shared server; null if the run has none. */
export async function newSharedDatabase(): Promise<TestDatabase | null> {
  const shared = process.env[SERVER];
  if (!shared) return null;
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await ask(shared, `create database ${name} template ${TEMPLATE}`);
  return { url: urlOf(shared, name), stop: () => ask(shared, `drop database ${name} with (force)`) };
}

/** The same, or a separate server if the run shares none. */
export const newDatabase = async (bin: string): Promise<TestDatabase> =>
  (await newSharedDatabase()) ?? startPostgres(bin);

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
