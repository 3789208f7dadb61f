import rateLimit, { type RateLimitPluginOptions } from '@fastify/rate-limit';
import type { onRequestAsyncHookHandler } from 'fastify';
import type { Api } from '../api.ts';
import type { Db } from '../database/index.ts';
import type { AddressLimit } from '../limits/address-limit.ts';
import { clearExpired } from '../limits/clear-expired.ts';
import { visitorAddress } from '../limits/visitor-address.ts';
import { repeat } from '../operation/repeat.ts';
import { ProblemError } from '../problems/problem-error.ts';

const CLEAR_EVERY = 5 * 60_000;

/**
 * Limits per visitor's address, for endpoints with `config: { rateLimit: perAddress(…) }`, which counts in this
 * process, or `onRequest: sharedPerAddress(…)`, which counts in the database. Expired counters there are deleted while
 * the api runs.
 */
export async function addRateLimit(api: Api, db: Db): Promise<void> {
  await api.register(rateLimit, { global: false });
  const clearing = repeat(() => clearExpired(db), {
    every: CLEAR_EVERY,
    log: api.log,
    failure: 'expired counters cannot be deleted',
  });
  api.addHook('onClose', () => clearing.stop());
}

/** At most `max` requests from one address in this many minutes, to one api. Cheap: for frequent requests. */
export function perAddress(max: number, minutes: number): RateLimitPluginOptions {
  return {
    max,
    timeWindow: minutes * 60_000,
    allowList: (request) => visitorAddress(request) === null,
  };
}

/**
 * A limit that all apis on one database share: for requests that are worth a query. Without the database it refuses all
 * requests.
 */
export function sharedPerAddress(limit: AddressLimit): onRequestAsyncHookHandler {
  return async (request, reply) => {
    const address = visitorAddress(request);
    const wait = address === null ? 0 : await limit.hit(address);
    if (wait === 0) return;
    reply.header('retry-after', wait);
    throw new ProblemError('too-many-requests');
  };
}
