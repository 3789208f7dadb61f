import { setImmediate as nextTurn } from 'node:timers/promises';

/** A turn of the event loop too short for a connection to wait unnoticed, in milliseconds. */
const SHORT_TURN = 0.3;

/**
 * While requests are held back, callers that wait for an answer before they reconnect soon stop connecting. The queue counts as
 * empty after `SETTLED` without a new connection. Some callers do not wait; from `SETTLE_LIMIT` on, the first short turn
 * without a new connection is enough. After `LIMIT` the wait ends. All in milliseconds.
 */
const SETTLED = 20;
const SETTLE_LIMIT = 250;
const LIMIT = 1000;

/**
 * Resolves right after a short turn of the event loop, once no connection has arrived for a while. When a listener closes, the
 * kernel resets connections that were not accepted yet, and a long turn always leaves some.
 * @param connectedAt when the newest connection was accepted, by `performance.now()`
 */
export async function untilAcceptQueueIsEmpty(connectedAt: () => number): Promise<void> {
  const began = performance.now();
  for (let before = began; before < began + LIMIT; ) {
    await nextTurn();
    const now = performance.now();
    const quietFrom = now < began + SETTLE_LIMIT ? now - SETTLED : before;
    if (now - before <= SHORT_TURN && connectedAt() < quietFrom) return;
    before = now;
  }
}
