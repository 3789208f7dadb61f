import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { Upstream } from './upstream.ts';

let server: Server;
let upstream: Upstream;
afterEach(() => {
  upstream.close();
  server.closeAllConnections();
  server.close();
});

async function start(answer: (request: IncomingMessage, response: ServerResponse) => void) {
  server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  upstream = new Upstream(origin, { connections: 8, waiting: 8, timeout: 15_000 });
}

const ask = (method = 'GET') =>
  upstream.ask({ method, path: '/', headers: {}, body: undefined, signal: new AbortController().signal });

test('repeats an idempotent request on a new connection when the api has closed every kept one', async () => {
  const served = new Map<Socket, number>();
  const waiting: ServerResponse[] = [];
  await start(({ socket }, response) => {
    const count = (served.get(socket) ?? 0) + 1;
    served.set(socket, count);
    if (count > 1) return void socket.resetAndDestroy();
    waiting.push(response);
    // The first three at the same time, so that three connections are kept.
    if (served.size >= 3) for (const one of waiting.splice(0)) one.end('ok');
  });
  await Promise.all([ask(), ask(), ask()]);
  expect((await ask()).status).toBe(200);
  expect(served.size).toBe(4);
});

test('does not repeat a request on a new connection', async () => {
  let count = 0;
  await start(({ socket }) => {
    count += 1;
    socket.resetAndDestroy();
  });
  for (const method of ['GET', 'POST'])
    await expect(ask(method)).rejects.toMatchObject({ name: 'UpstreamError', statusCode: 503 });
  expect(count).toBe(2);
});
