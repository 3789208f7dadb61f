import { once } from 'node:events';
import { Agent, createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import Fastify from 'fastify';
import { until } from '../testing/until.ts';
import { Drain } from './drain.ts';

const portOf = (server: Server) => (server.address() as AddressInfo).port;

/** One request; `refused` when the server takes no connections any more. */
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

/** A server that takes some milliseconds to answer, and its drain. */
async function start() {
  const api = Fastify();
  api.post('/', async () => {
    await delay(5);
    return { well: true };
  });
  const drain = new Drain(api.server);
  api.addHook('onRequest', async () => drain.gate);
  await api.listen({ port: 0, host: '127.0.0.1' });
  return { api, drain, port: portOf(api.server) };
}

describe('Drain', () => {
  it('breaks off no request of callers that go to a twin when they are refused', async () => {
    const twin = createServer((_request, response) => response.end()).listen(0, '127.0.0.1');
    await once(twin, 'listening');
    const { api, drain, port } = await start();
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
    await drain.end(8);
    await until(() => (outcomes.get('refused') ?? 0) > 20);
    isOver = true;
    await Promise.all(callers);
    kept.destroy();
    await api.close();
    twin.close();
    expect([...outcomes.keys()].sort()).toEqual([200, 'refused']);
  });

  it('finishes what is under way, and closes connections that are silent', async () => {
    const { api, drain, port } = await start();
    const kept = new Agent({ keepAlive: true });
    expect(await ask(port, kept)).toBe(200);
    const last = ask(port, false);
    await once(api.server, 'connection');
    await drain.end(20);
    expect(await last).toBe(200);
    expect(await ask(port, false)).toBe('refused');
    kept.destroy();
    await api.close();
  });

  it('cuts what is still open when the time is up', async () => {
    const api = Fastify();
    api.post('/', () => new Promise(() => {}));
    const drain = new Drain(api.server);
    await api.listen({ port: 0, host: '127.0.0.1' });
    const hanging = ask(portOf(api.server), false);
    await once(api.server, 'connection');
    await drain.end(1);
    expect(await hanging).toBe('ECONNRESET');
    await api.close();
  });
});
