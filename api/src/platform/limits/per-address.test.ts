import rateLimit from '@fastify/rate-limit';
import Fastify from 'fastify';
import { perAddress } from './per-address.ts';

test('counts by the network of the visitor, and not at all what the shell asks for a page of all visitors', async () => {
  const api = Fastify({ trustProxy: 'loopback' });
  await api.register(rateLimit, { global: false });
  api.get('/slots', { config: { rateLimit: perAddress({ max: 3, seconds: 60 }) } }, async () => ({}));
  const statuses = async (addresses: (string | undefined)[]) => {
    const ask = (address?: string) =>
      api.inject({ url: '/slots', headers: address === undefined ? {} : { 'x-forwarded-for': address } });
    const answers = [];
    for (const address of addresses) answers.push((await ask(address)).statusCode);
    return answers;
  };
  expect(new Set(await statuses(Array.from({ length: 300 }, () => undefined)))).toEqual(new Set([200]));
  const visitors = Array.from({ length: 300 }, (_, n) => `198.51.${Math.floor(n / 250)}.${(n % 250) + 1}`);
  expect(new Set(await statuses(visitors))).toEqual(new Set([200]));
  const one = [1, 2, 3, 4].map((n) => `2001:db8::${n}`);
  expect(await statuses(one)).toEqual([200, 200, 200, 429]);
  expect(await statuses(['127.0.0.1', '127.0.0.1', '127.0.0.1', '127.0.0.1'])).toEqual([200, 200, 200, 429]);
});
