import { type RawClient, rawClient } from './raw-client.ts';
import { startTestServer, type TestServer } from './test-server.ts';

/** Starts a listening site for each test, and a client that sends raw bytes to it. */
export function rawSite() {
  let site: TestServer;
  let client: RawClient;
  afterEach(async () => {
    client.close();
    await site.close();
  });
  return {
    listen: async (options: Parameters<typeof startTestServer>[0] = {}) => {
      site = await startTestServer(options);
      client = await rawClient(site.server);
      return site;
    },
    raw: (text: string) => client.exchange(text),
    open: (text: string) => client.open(text),
  };
}
