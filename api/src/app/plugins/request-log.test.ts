import Fastify, { LogController } from 'fastify';
import { pino } from 'pino';
import type { Api } from '../../http/api.ts';
import { Metrics } from '../../platform/operation/metrics.ts';
import { addRequestLog } from './request-log.ts';

test('logs one line per request, under the shell’s id, without the URL; at a higher level if it failed', async () => {
  const lines: Record<string, unknown>[] = [];
  const api = Fastify({
    loggerInstance: pino({ level: 'info' }, { write: (line: string) => void lines.push(JSON.parse(line)) }),
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    requestIdHeader: 'x-request-id',
  });
  const metrics = new Metrics();
  addRequestLog(api as unknown as Api, metrics);
  api.get('/things/:id', async () => ({}));
  api.get('/broken', async (_request, reply) => reply.code(503).send({}));
  api.get('/busy', { config: { refusal: 'pictures' } }, async (_request, reply) => reply.code(503).send({}));
  await api.inject({ url: '/things/7?name=Jan', headers: { 'x-request-id': 'abc-1' } });
  await api.inject({ url: '/broken' });
  await api.inject({ url: '/busy' });
  expect(lines).toEqual([
    expect.objectContaining({
      level: 30,
      requestId: 'abc-1',
      method: 'GET',
      path: '/things/7',
      route: '/things/:id',
      status: 200,
      durationMs: expect.any(Number),
    }),
    expect.objectContaining({ level: 40, status: 503 }),
    expect.objectContaining({ level: 40, status: 503 }),
  ]);
  expect(JSON.stringify(lines)).not.toContain('Jan');
  const counted = await metrics.registry.metrics();
  expect(counted).toContain('facade_http_requests_total{status="200"} 1\n');
  expect(counted).toContain('facade_refused_total{reason="unavailable"} 1\n');
  expect(counted).toContain('facade_refused_total{reason="pictures"} 1\n');
});
