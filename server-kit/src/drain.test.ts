import { once } from 'node:events';
import { Agent, createServer, type RequestListener, request, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { setTimeout as delay, setImmediate as nextTurn } from 'node:timers/promises';
import { Drain } from './drain.ts';
import { until } from './testing/until.ts';

const portOf = (server: Server) => (server.address() as AddressInfo).port;

/** Sends one request. Resolves to `refused` when the server no longer accepts connections. */
function ask(port: number, agent: Agent | false): Promise<number | string> {
  return new Promise((resolve) => {
    const headers = { 'content-type': 'text/plain' };
    const sent = request({ host: '127.0.0.1', port, agent, method: 'POST', headers }, (response) => {
      response.resume();
      response.once('end', () => resolve(response.statusCode ?? 0));
      response.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    });
    sent.once('error', (error: NodeJS.ErrnoException) =>
      resolve(error.code === 'ECONNREFUSED' ? 'refused' : (error.code ?? error.message)),
    );
    sent.end('body');
  });
}

/** Opens a connection and collects everything received on it. */
function open(port: number, text: string) {
  const socket = connect(port, '127.0.0.1').setEncoding('utf8');
  const got = { socket, text: '', ended: false };
  socket.on('error', () => {});
  socket.on('data', (part) => {
    got.text += part;
  });
  socket.on('close', () => {
    got.ended = true;
  });
  socket.write(text);
  return got;
}

const GET = 'GET / HTTP/1.1\r\nhost: a\r\n';

let server: Server;
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

/** Starts a server that answers after a few milliseconds, unless a handler is given, and its drain. */
async function start(handler: RequestListener = (_request, response) => void delay(5).then(() => response.end('ok'))) {
  server = createServer(handler);
  server.on('checkExpectation', handler);
  const drain = new Drain();
  drain.watch(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { drain, port: portOf(server) };
}

test('interrupts no request of callers that move to a twin server once they are refused', async () => {
  const twin = createServer((_request, response) => response.end()).listen(0, '127.0.0.1');
  await once(twin, 'listening');
  const { drain, port } = await start();
  const kept = new Agent({ keepAlive: true, maxSockets: 8 });
  const outcomes = new Map<number | string, number>();
  let isOver = false;
  const call = async (agent: Agent | false) => {
    while (!isOver) {
      const outcome = await ask(port, agent);
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
      if (outcome === 'refused') await ask(portOf(twin), false);
    }
  };
  const callers = Array.from({ length: 16 }, (_, index) => call(index % 2 === 0 ? kept : false));
  await until(() => (outcomes.get(200) ?? 0) > 100);
  await drain.end({ grace: 500, quiet: 300, deadline: 20_000 });
  await until(() => (outcomes.get('refused') ?? 0) > 20);
  isOver = true;
  await Promise.all(callers);
  kept.destroy();
  twin.close();
  expect([...outcomes.keys()].sort()).toEqual([200, 'refused']);
});

test('closes silent connections, then stops listening', async () => {
  const { drain, port } = await start();
  const kept = new Agent({ keepAlive: true });
  expect(await ask(port, kept)).toBe(200);
  expect(drain.draining).toBe(false);
  const ended = drain.end({ grace: 0, silence: 50, deadline: 60_000 });
  expect(drain.draining).toBe(true);
  await ended;
  expect(await ask(port, false)).toBe('refused');
  kept.destroy();
});

test.each([['plain'], ['expect: something']])(
  'answers a request in progress, however silent its connection is, and closes the connection after it: %s',
  async (header) => {
    const answers: (() => void)[] = [];
    const { drain, port } = await start((_request, response) => void answers.push(() => response.end('ok')));
    const idle = open(port, '');
    const asked = open(port, `${GET}${header.includes(':') ? `${header}\r\n` : ''}\r\n`);
    await until(() => answers.length === 1);
    const ended = drain.end({ grace: 0, silence: 50, deadline: 60_000 });
    await until(() => idle.ended);
    expect([asked.text, asked.ended]).toEqual(['', false]);
    for (const answer of answers) answer();
    await ended;
    await until(() => asked.ended);
    expect(asked.text).toMatch(/^HTTP\/1\.1 200 OK.*connection: close/is);
  },
);

test('reads a request that arrived while the process was blocked before it treats the connection as silent', async () => {
  const { drain, port } = await start();
  const kept = open(port, `${GET}\r\n`);
  await until(() => kept.text.includes('ok'));
  const silence = 100;
  const ended = drain.end({ grace: 0, silence, deadline: 60_000 });
  await until(() => !server.listening);
  kept.text = '';
  // Timers run after `setImmediate` callbacks; what has arrived is read after that.
  await nextTurn();
  kept.socket.write(`${GET}\r\n`);
  for (const end = performance.now() + 3 * silence; performance.now() < end; );
  await ended;
  await until(() => kept.ended);
  expect(kept.text).toMatch(/^HTTP\/1\.1 200 OK/);
});

test('the grace period ends early once no new connection arrives', async () => {
  const { drain, port } = await start();
  await drain.end({ grace: 600_000, quiet: 100, deadline: 900_000 });
  expect(await ask(port, false)).toBe('refused');
});

test('closes the remaining connections at the deadline', async () => {
  const { drain, port } = await start(() => {});
  const hanging = ask(port, false);
  await once(server, 'request');
  await drain.end({ grace: 0, deadline: 200 });
  expect(await hanging).toBe('ECONNRESET');
});

test('leaves an event to Node.js that the server does not handle', async () => {
  server = createServer((_request, response) => response.end('ok'));
  new Drain().watch(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const asked = open(portOf(server), `${GET}expect: something\r\nconnection: close\r\n\r\n`);
  await until(() => asked.ended);
  expect(asked.text).toMatch(/^HTTP\/1\.1 417/);
});
