import { closeDatabase, openDatabase } from '../platform/database/index.ts';
import type { PostgresServer } from './postgres/postgres-server.ts';
import { shareServer } from './postgres/shared-postgres.ts';

let server: PostgresServer | null = null;

/**
 * Runs before the first test file of the api, in Jest's own process. Opening an embedded database caches the files of a new one
 * for all tests.
 */
export default async function setup(): Promise<void> {
  const embedded = openDatabase({ url: null, folder: null });
  [server] = await Promise.all([shareServer(), embedded.then(closeDatabase)]);
  Object.assign(globalThis, { stopSharedPostgres: () => server?.stop() });
}
