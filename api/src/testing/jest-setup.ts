import type { PostgresServer } from './postgres/postgres-server.ts';
import { shareServer } from './postgres/shared-postgres.ts';

let server: PostgresServer | null = null;

/** Runs before the first test file of the api, in Jest's own process. */
export default async function setup(): Promise<void> {
  server = await shareServer();
  Object.assign(globalThis, { stopSharedPostgres: () => server?.stop() });
}
