import { type Api, ProblemError, visitorAddress } from '../../http/index.ts';
import { networkOf } from '../../platform/index.ts';

/** Maximum concurrent requests of one visitor. A page of the site sends three or four together. */
const AT_ONCE = 32;
/** Seconds. */
const RETRY_AFTER = 1;

/**
 * Not limited: pictures have a separate queue, and a few addresses of mail hosts unsubscribe the readers of all their
 * mailboxes.
 */
const UNLIMITED = ['/api/pictures/', '/api/subscriptions/unsubscribe'];

/**
 * Prevents one visitor from using all connections between the shells and this api. All connections come from the shells
 * on this machine, so they cannot be counted by address. Instead this counts requests by the network of the visitor.
 */
export function addInFlightLimit(api: Api): void {
  const inFlight = new Map<string, number>();
  api.addHook('onRequest', async (request, reply) => {
    const address = visitorAddress(request);
    if (address === null || UNLIMITED.some((path) => request.url.startsWith(path))) return;
    const network = networkOf(address);
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
