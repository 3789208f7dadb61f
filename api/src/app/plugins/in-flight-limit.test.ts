import Fastify from 'fastify';
import type { Api } from '../../http/api.ts';
import { addInFlightLimit } from './in-flight-limit.ts';
import { addProblems } from './problems.ts';

const build = () => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const api = Fastify({ trustProxy: 'loopback' });
  addProblems(api as unknown as Api);
  addInFlightLimit(api as unknown as Api);
  api.get('/*', async () => held.then(() => ({})));
  const get = (url: string, address?: string) =>
    api.inject({ url, headers: address ? { 'x-forwarded-for': address } : {} }).then((answer) => answer);
  return { get, release };
};

test('the addresses of one subscriber count together', async () => {
  const { get, release } = build();
  const held = Array.from({ length: 32 }, (_, n) => get('/api/x', `2001:db8::${n + 1}`));
  await new Promise((done) => setTimeout(done, 50));
  expect((await get('/api/x', '2001:db8::ffff')).statusCode).toBe(429);
  const other = get('/api/x', '2001:db8:0:1::1');
  release();
  expect((await other).statusCode).toBe(200);
  await Promise.all(held);
});

test('limits concurrent requests of one visitor, serves others, and serves the first again afterwards', async () => {
  const { get, release } = build();
  const held = Array.from({ length: 32 }, () => get('/api/x', '203.0.113.1'));
  await new Promise((done) => setTimeout(done, 50));
  const refused = await get('/api/x', '203.0.113.1');
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '1']);
  const others = [get('/api/x', '203.0.113.2'), get('/api/pictures/1', '203.0.113.1'), get('/api/x')];
  others.push(get('/api/subscriptions/unsubscribe?token=x', '203.0.113.1'));
  release();
  const statuses = (await Promise.all([...held, ...others])).map(({ statusCode }) => statusCode);
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect((await get('/api/x', '203.0.113.1')).statusCode).toBe(200);
});
