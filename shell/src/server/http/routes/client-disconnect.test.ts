import { until } from '@facade/server-kit/until';
import { type RawClient, rawClient, requestText } from '../../testing/raw-client.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let site: TestServer;
let client: RawClient;
afterEach(async () => {
  client.close();
  await site.close();
});

const FORM = requestText(
  'POST /nl/te-koop/',
  'content-type: application/x-www-form-urlencoded',
  'content-length: 12',
  'host: localhost',
);

test('cancels the form of a client that disconnects: neither waits for it nor sends it again', async () => {
  site = await startTestServer();
  client = await rawClient(site.server);
  let asked = 0;
  let closed = 0;
  site.api.replace(({ method }, response) => {
    if (method !== 'POST') return void response.end('{}');
    asked += 1;
    response.on('close', () => {
      closed += 1;
    });
  });
  const socket = client.open(`${FORM}form=contact`);
  await until(() => asked === 1);
  socket.destroy();
  await until(() => closed === 1);
  const failed = ['unexpected error', 'the api did not answer a request'];
  expect(site.log.filter(({ msg }) => failed.includes(String(msg)))).toEqual([]);
});
