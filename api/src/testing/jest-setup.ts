import { shareEmbedded } from './postgres/embedded-template.ts';
import { shareServer } from './postgres/shared-postgres.ts';

/** Runs before the first test file of the api, in Jest's own process. */
export default async function setup(): Promise<void> {
  const server = await shareServer();
  const removeEmbedded = shareEmbedded();
  const stopSharedPostgres = async () => {
    removeEmbedded();
    await server.stop();
  };
  Object.assign(globalThis, { stopSharedPostgres });
}
