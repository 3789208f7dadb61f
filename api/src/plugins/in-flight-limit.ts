import type { Api } from '../api.ts';
import { networkOf } from '../limits/address-limit.ts';
import { ProblemError } from '../problems/problem-error.ts';

/** Requests of one visitor that are worked on at once. A page of the site asks for three or four together. */
const AT_ONCE = 32;
/** Seconds. */
const RETRY_AFTER = 1;

/** Pictures are asked for by the page and have a queue of their own. */
const OWN_QUEUE = '/api/pictures/';
const THIS_MACHINE = /^(::ffff:)?127\.|^::1$/;

/**
 * Keeps one visitor from taking every connection that the shells have to this api. Connections cannot be counted by address here:
 * all of them come from the shells, on this machine. So requests are counted, by the network of the visitor's address as the shell gives
 * it. What
 * the shell asks for itself, for pages that all visitors share, is not limited.
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
