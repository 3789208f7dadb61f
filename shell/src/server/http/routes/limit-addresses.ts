import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** HTTP status of an address that is too long to be looked at. */
export const TOO_LONG = 414;

/** Characters. The longest address of the site names a hundred kept properties and has room for the tags of a campaign beside it. */
const LONGEST = 2048;

/** A refusal is sent after about so many milliseconds: a program that asks again at once would keep the server busy with refusals. */
const HOLD = 1000;

/** Nothing that is done with an address is done with one that no visitor can have come by. */
export function limitAddresses(server: FastifyInstance): void {
  server.addHook('onRequest', async ({ raw }) => {
    if ((raw.url ?? '').length <= LONGEST) return;
    // Spread: refusals that are sent together are one long task.
    await delay(HOLD * (0.75 + Math.random() / 2), undefined, { ref: false });
    throw Object.assign(new Error('the address is too long'), { statusCode: TOO_LONG });
  });
}
