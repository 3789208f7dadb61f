import { setImmediate as nextTurn } from 'node:timers/promises';

/** A turn of the event loop too short for a connection to wait unseen. In milliseconds. */
const SHORT_TURN = 0.3;

/**
 * While requests are held back, every caller that waits for an answer before it connects again soon stops connecting: the queue is
 * taken for empty after so long without a new connection. With callers that do not wait, it is from `SETTLE_LIMIT` on in the first
 * short turn without one; after `LIMIT` nobody is waited for any longer. In milliseconds.
 */
const SETTLED = 20;
const SETTLE_LIMIT = 250;
const LIMIT = 1000;

/**
 * Resolves right after a short turn of the event loop, when nobody has connected for a while: the kernel resets those who have
 * connected and were not accepted yet when a listener closes, and in a long turn some always have.
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
