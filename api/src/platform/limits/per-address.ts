import type { RateLimitPluginOptions } from '@fastify/rate-limit';
import type { onRequestAsyncHookHandler } from 'fastify';
import { ProblemError, visitorAddress } from '../../http/index.ts';
import type { AddressLimit } from './address-limit.ts';
import type { Allowance } from './hit-counter.ts';

/** The requests from one address that one api allows. Cheap: for frequent requests. */
export function perAddress({ max, seconds }: Allowance): RateLimitPluginOptions {
  return {
    max,
    timeWindow: seconds * 1000,
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
