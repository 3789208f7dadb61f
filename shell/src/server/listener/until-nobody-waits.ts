import type { Server } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';

/** A turn of the event loop that is shorter accepts whoever came; in milliseconds. */
const SHORT = 0.3;
/** A server that never rests is not waited for longer, in milliseconds. */
const AT_MOST = 1000;

/**
 * Resolves right after a turn of the event loop in which nobody connected. The kernel resets those who have connected and were not
 * accepted yet when a listener closes, and in a long turn some always have.
 */
export async function untilNobodyWaits(servers: Iterable<Server>): Promise<void> {
  let connected = false;
  const note = () => {
    connected = true;
  };
  for (const server of servers) server.on('connection', note);
  const until = performance.now() + AT_MOST;
  for (let now = performance.now(); now < until; ) {
    connected = false;
    await nextTurn();
    const took = performance.now() - now;
    now += took;
    if (!connected && took < SHORT) break;
  }
  for (const server of servers) server.off('connection', note);
}
