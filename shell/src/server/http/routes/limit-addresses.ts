import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** HTTP status for an address that is too long. */
export const TOO_LONG = 414;

/**
 * In characters. The longest address of the site has a drawn area of a hundred corners, fifteen decimals each, with every comma and
 * space encoded: 4,600. Space is left for the other filters and for campaign parameters.
 */
const MAX_LENGTH = 5120;

/** Delay of a refusal, in milliseconds. Without it, a program that retries at once would keep the server busy with refusals. */
const REFUSAL_DELAY = 1000;

/** Rejects an address that is too long for any page, before anything else processes it. */
export function limitAddresses(server: FastifyInstance): void {
  server.addHook('onRequest', async ({ raw }) => {
    if ((raw.url ?? '').length <= MAX_LENGTH) return;
    // Randomized: refusals sent at the same moment are one long task.
    await delay(REFUSAL_DELAY * (0.75 + Math.random() / 2), undefined, { ref: false });
    throw Object.assign(new Error('the address is too long'), { statusCode: TOO_LONG });
  });
}
