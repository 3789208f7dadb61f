import type { Api } from '../api.ts';
import { networkOf } from '../limits/address-limit.ts';
import { ProblemError } from '../problems/problem-error.ts';

/** Maximum concurrent requests of one visitor. A page of the site sends three or four together. */
const AT_ONCE = 32;
/** Seconds. */
const RETRY_AFTER = 1;

/** Pictures are not limited: they have a separate queue. */
const OWN_QUEUE = '/api/pictures/';
const THIS_MACHINE = /^(::ffff:)?127\.|^::1$/;

/**
 * Prevents one visitor from using all connections between the shells and this api. All connections come from the shells
 * on this machine, so they cannot be counted by address. Instead this counts requests by the network of the visitor's
 * address, which the shell forwards. The shell's own requests, for pages that all visitors share, are not limited.
 */
export function addInFlightLimit(api: Api): void {
  const inFlight = new Map<string, number>();
  api.addHook('onRequest', async ({ ip, url }, reply) => {
    if (THIS_MACHINE.test(ip) || url.startsWith(OWN_QUEUE)) return;
    const network = networkOf(ip);
    const count = inFlight.get(network) ?? 0;
    if (count >= AT_ONCE) {
      reply.header('retry-after', RETRY_AFTER);
      throw new ProblemError('too-many-requests');
    }
    inFlight.set(network, count + 1);
    reply.raw.once('close', () => {
      const left = (inFlight.get(network) ?? 1) - 1;
      if (left > 0) inFlight.set(network, left);
      else inFlight.delete(network);
    });
  });
}
