import { once } from 'node:events';
import { Agent, get } from 'node:http';
import type { Socket } from 'node:net';
import { until } from '@facade/server-kit/until';
import type { ApiAnswer } from '../../testing/fake-api.ts';
import { type RawClient, rawClient, requestText } from '../../testing/raw-client.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let site: TestServer;
let client: RawClient;
const start = async (options: Parameters<typeof startTestServer>[0] = {}) => {
  site = await startTestServer({ answers: { 'GET /x': {}, 'POST /x': {} }, ...options });
  client = await rawClient(site.server);
};
afterEach(async () => {
  client.close();
  await site.close();
});
/** Collects what arrives on a connection. A reset connection has ended like any other. */
const collect = (socket: Socket) => {
  const got = {
    text: '',
    closed: once(
      socket.on('error', () => {}),
      'close',
    ).catch(() => {}),
  };
  socket.on('data', (part) => {
    got.text += part;
  });
  return got;
};
/** The first chunk of an answer; empty if the connection ends without one. */
const firstAnswer = (socket: Socket) =>
  new Promise<string>((resolve) => {
    socket.once('data', (part) => resolve(String(part)));
    socket.once('close', () => resolve(''));
  });
const PAGE = requestText('GET /nl/contact/');

describe('time limits', () => {
  test('headers within 10 seconds, a request with files within 5 minutes; all others end earlier', async () => {
    await start();
    const { headersTimeout, requestTimeout } = site.server.server;
    expect([headersTimeout, requestTimeout]).toEqual([10_000, 300_000]);
  });

  test.each([
    ['headers', 'GET /nl/ HTTP/1.1\r\nhost: localhost\r\nx: '],
    ['a body', requestText('POST /api/x', 'content-type: application/json', 'content-length: 99')],
    [
      'the body of a form',
      requestText('POST /nl/', 'content-type: application/x-www-form-urlencoded', 'content-length: 99'),
    ],
  ])('%s that arrive byte by byte get 408', async (_what, text) => {
    await start();
    Object.assign(site.server.server, { headersTimeout: 300, requestTimeout: 400 });
    const socket = client.open(text);
    const answer = collect(socket);
    const drip = setInterval(() => socket.write('a'), 50);
    // Writing on an answered connection would reset it and lose the answer.
    site.server.server.once('clientError', () => clearInterval(drip));
    await answer.closed;
    expect(answer.text).toMatch(/^HTTP\/1\.1 408/);
    expect(answer.text).toContain('x-content-type-options: nosniff');
    expect(site.log.filter(({ level }) => Number(level) >= 50)).toEqual([]);
  });

  test('closes a connection without a request silently', async () => {
    await start();
    Object.assign(site.server.server, { headersTimeout: 300, requestTimeout: 400 });
    expect(await client.exchange('')).toBe('');
  });
});

describe('connections of one address', () => {
  test('are refused above the limit, and accepted again when others have closed', async () => {
    await start({ configuration: { trustProxy: ['10.0.0.1'], connectionsPerAddress: 3 } });
    const kept = [client.open(PAGE), client.open(PAGE), client.open(PAGE)];
    for (const answer of await Promise.all(kept.map(firstAnswer))) expect(answer).toMatch(/^HTTP\/1\.1 200/);
    expect(await firstAnswer(client.open(PAGE))).toBe('');
    kept[0]?.destroy();
    await until(async () => (await firstAnswer(client.open(PAGE))) !== '');
    expect((await site.server.inject('/metrics')).body).toMatch(/^facade_refused_total\{reason="connections"\} [1-9]/m);
  });

  test('of a trusted proxy are not counted', async () => {
    await start({ configuration: { trustProxy: ['loopback'], connectionsPerAddress: 1 } });
    const sockets = [client.open(PAGE), client.open(PAGE)];
    for (const answer of await Promise.all(sockets.map(firstAnswer))) expect(answer).toMatch(/^HTTP\/1\.1 200/);
  });
});

describe('drain', () => {
  const TIMES = { grace: 0, deadline: 60_000 };

  test('answers a request on a kept connection and announces the close', async () => {
    await start();
    const kept = client.open(PAGE);
    await once(kept, 'data');
    const ended = site.server.drain.end({ ...TIMES, silence: 10_000 });
    expect(site.server.drain.draining).toBe(true);
    await until(() => !site.server.server.listening);
    const got = collect(kept);
    kept.write(PAGE);
    await once(kept, 'end');
    expect(got.text).toMatch(/^HTTP\/1\.1 200/);
    expect(got.text).toMatch(/^connection: close\r$/im);
    await ended;
  });

  test('answers requests in progress, however long they take', async () => {
    let answer = (_: ApiAnswer) => {};
    const later = new Promise<ApiAnswer>((resolve) => {
      answer = resolve;
    });
    await start({ answers: { 'GET /x': () => later } });
    const idle = collect(client.open());
    const got = collect(client.open(requestText('GET /api/x')));
    await until(() => site.api.calls.some(({ path }) => path === '/x'));
    const ended = site.server.drain.end({ ...TIMES, silence: 100 });
    await idle.closed;
    expect(got.text).toBe('');
    answer({ body: { done: true } });
    await got.closed;
    expect(got.text).toMatch(/^HTTP\/1\.1 200.*connection: close.*"done":true/s);
    await ended;
  });

  test('closes silent connections and waits for incomplete requests', async () => {
    await start();
    const idle = client.open(PAGE);
    await once(idle, 'data');
    const half = client.open('GET /nl/contact/ HTTP/1.1\r\n');
    await once(site.server.server, 'connection');
    const ended = site.server.drain.end(TIMES);
    const got = collect(half);
    const words = setInterval(() => half.write('x: y\r\n'), 50);
    await once(idle, 'end');
    clearInterval(words);
    half.write('host: localhost\r\n\r\n');
    await once(half, 'end');
    expect(got.text).toMatch(/^HTTP\/1\.1 200/);
    await ended;
  });

  test('accepts connections during the grace period and not after it', async () => {
    await start();
    const ended = site.server.drain.end({ ...TIMES, grace: 2000 });
    expect(await client.exchange(requestText('GET /nl/contact/', 'connection: close'))).toMatch(/^HTTP\/1\.1 200/);
    await ended;
    await expect(once(client.open(PAGE), 'connect')).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  });

  test('loses no answer under load: all are 200 until connections are refused', async () => {
    await start();
    const agent = new Agent({ keepAlive: true, maxSockets: 20 });
    const outcomes = new Map<string, number>();
    const askOnce = (through: Agent | false) =>
      new Promise<string>((resolve) => {
        get(
          {
            host: '127.0.0.1',
            port: client.port,
            path: '/nl/contact/',
            agent: through,
            headers: { host: 'localhost' },
          },
          (answer) => {
            answer.resume().on('end', () => resolve(String(answer.statusCode)));
          },
        ).on('error', ({ code }: NodeJS.ErrnoException) => resolve(String(code)));
      });
    const visitor = async (_: unknown, index: number) => {
      for (;;) {
        // Every fourth opens a new connection for each request.
        const outcome = await askOnce(index % 4 === 0 ? false : agent);
        outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
        if (outcome !== '200') return;
      }
    };
    const visitors = Array.from({ length: 20 }, visitor);
    await until(() => (outcomes.get('200') ?? 0) > 100);
    await site.server.drain.end({ ...TIMES, silence: 10_000 });
    await Promise.all(visitors);
    expect([...outcomes.keys()].sort()).toEqual(['200', 'ECONNREFUSED']);
    agent.destroy();
  });
});
