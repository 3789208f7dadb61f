import { setTimeout as delay } from 'node:timers/promises';

/** Answers are sent at multiples of this, in milliseconds. It is longer than a query and a mail can differ in time. */
const STEADY = 400;

/**
 * Returns the work's result at a time that does not reveal how long the work took. Otherwise the response time would
 * show whether an address has an account. Errors are delayed, too.
 */
export async function inSteadyTime<Value>(work: () => Promise<Value>): Promise<Value> {
  const started = performance.now();
  try {
    return await work();
  } finally {
    await delay(STEADY - ((performance.now() - started) % STEADY));
  }
}
