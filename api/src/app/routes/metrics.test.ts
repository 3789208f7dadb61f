import { until } from '@facade/server-kit/until';
import Fastify from 'fastify';
import type { Api } from '../../http/api.ts';
import { Metrics } from '../../platform/operation/metrics.ts';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';
import { addProblems } from '../plugins/problems.ts';
import { metricsRoute } from './metrics.ts';

const readyz = async ({ api }: TestApi) => (await api.inject('/api/readyz')).json();

const build = (token: string | null) => {
  const api = Fastify({ trustProxy: 'loopback' }) as unknown as Api;
  addProblems(api);
  const metrics = new Metrics();
  metrics.gauge('facade_single', 'A figure', () => 7);
  metrics.gauge('facade_labelled', 'Several', async () => ({ one: 1, two: 2 }), 'which');
  metrics.gauge('facade_broken', 'None', () => Promise.reject(new Error('no figure')));
  api.register(metricsRoute, { metrics, token });
  return (headers: Record<string, string> = {}) => api.inject({ url: '/metrics', headers });
};

describe('the metrics of the api', () => {
  test('are read on request; a failing one does not affect the others', async () => {
    const { statusCode, headers, body } = await build(null)();
    expect([statusCode, headers['content-type']]).toEqual([200, expect.stringContaining('text/plain')]);
    expect(body).toContain('facade_single 7\n');
    expect(body).toContain('facade_labelled{which="two"} 2\n');
    expect(body).toMatch(/^facade_broken Nan$/im);
    expect(body).toMatch(/^process_resident_memory_bytes \d/m);
  });

  test('are for this machine and private networks, or for clients with the token', async () => {
    const open = build(null);
    const status = async (from: string) => (await open({ 'x-forwarded-for': from })).statusCode;
    expect(await Promise.all(['192.168.1.9', '::1', 'fd00::1', '::ffff:10.0.0.1'].map(status))).toEqual(
      Array(4).fill(200),
    );
    expect(await Promise.all(['203.0.113.5', '2001:db8::1', 'nonsense'].map(status))).toEqual(Array(3).fill(404));
    const guarded = build('secret');
    expect((await guarded()).statusCode).toBe(404);
    expect((await guarded({ authorization: 'Bearer secret', 'x-forwarded-for': '203.0.113.5' })).statusCode).toBe(200);
  });

  test('contain the metrics of the site', async () => {
    const test = await startTestApi();
    await test.api.inject('/api/nothing');
    const { body } = await test.api.inject('/metrics');
    await test.load([]);
    await until(async () => (await readyz(test)).checks.properties);
    await test.db
      .insertInto('content_edit')
      .values({ thing: 'menu', files: '[]', by: 'Mia', at: '2026-03-12T09:05:00Z' })
      .execute();
    const { body: changed } = await test.api.inject('/metrics');
    await test.close();
    expect(changed).toContain('facade_last_change_timestamp_seconds{kind="content"} 1773306300\n');
    // The catalogue can be read, but nothing has been imported.
    expect(body).toContain('facade_ready{check="catalogue"} 1\n');
    expect(body).toContain('facade_ready{check="properties"} 0\n');
    expect(body).toContain('facade_encoder_memory_bytes 0\n');
    expect(body).toContain('facade_ready{check="database"} 1\n');
    expect(body).toContain('facade_ready{check="drain"} 1\n');
    expect(body).toMatch(/^facade_disk_free_bytes\{folder="data"\} \d/m);
    expect(body).toMatch(/^facade_outbox_(waiting|oldest_seconds) /m);
    expect(body).toMatch(/^facade_outbox_dead\{to="/m);
    expect(body).toContain('facade_http_requests_total{status="404"} 1\n');
  });
});
