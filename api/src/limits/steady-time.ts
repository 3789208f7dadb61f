import { setTimeout as delay } from 'node:timers/promises';

/** Answers go at multiples of this, in milliseconds: more than what a look-up and a mail more or less take. */
const STEADY = 400;

/**
 * Gives what the work gives, at a time that does not tell how long it took: what an address has is not to be read off a clock. Failures
 * come at such a time, too.
 */
export async function inSteadyTime<Value>(work: () => Promise<Value>): Promise<Value> {
  const started = performance.now();
  try {
    return await work();
  } finally {
    await delay(STEADY - ((performance.now() - started) % STEADY));
  }
}
