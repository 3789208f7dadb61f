import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { exchange } from './exchange.ts';

/** One exchange with a scripted server. */
async function ask(bytes: string, answer: (socket: Socket, received: string) => void, parts = {}) {
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    socket.on('error', () => undefined);
    socket.once('data', (received) => answer(socket, received.toString('latin1')));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const outcome = await exchange({ host, bytes: Buffer.from(bytes, 'latin1'), method: 'GET', limit: 5000, ...parts });
  server.close();
  return outcome;
}

test('sends bytes as they are and reads the answer', async () => {
  let sent = '';
  const outcome = await ask('GET /\xff HTTP/1.1\r\n\r\n', (socket, received) => {
    sent = received;
    socket.write('HTTP/1.1 404 Not Found\r\nX-A: 1\r\nTransfer-Encoding: chunked\r\n\r\n2\r\nab\r\n');
    socket.write('1\r\nc\r\n0\r\n\r\n');
  });
  expect(sent).toBe('GET /\xff HTTP/1.1\r\n\r\n');
  expect(outcome).toMatchObject({ answer: { status: 404, headers: { 'x-a': '1' } } });
  expect('answer' in outcome && outcome.answer.body.toString()).toBe('abc');
});

test('expects no body where there is none', async () => {
  const outcome = await ask(
    'HEAD / HTTP/1.1\r\n\r\n',
    (socket) => socket.write('HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\n'),
    { method: 'HEAD' },
  );
  expect(outcome).toMatchObject({ answer: { status: 200 } });
});

test('distinguishes a closed connection, a truncated answer and an invalid one', async () => {
  expect(await ask('x', (socket) => socket.end())).toHaveProperty('closed');
  expect(await ask('x', (socket) => socket.resetAndDestroy())).toHaveProperty('closed');
  expect(await ask('x', (socket) => socket.end('HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nab'))).toHaveProperty(
    'closed',
  );
  expect(await ask('x', (socket) => socket.end('hello'))).toHaveProperty('closed');
});

test('gives up at the limit', async () => {
  expect(await ask('x', () => undefined, { limit: 100 })).toHaveProperty('late');
});
