import { shareServer } from './postgres/shared-postgres.ts';

/** Runs before the first test file of the api, in Jest's own process. */
export default async function setup(): Promise<void> {
  const server = await shareServer();
  Object.assign(globalThis, { stopSharedPostgres: () => server.stop() });
}
