import { setTimeout as wait } from 'node:timers/promises';

/** Longer than anything takes on a busy machine. */
const TIMEOUT = 20;
const LOOK_EVERY = 20;

/** Waits until a condition holds; rejects when it does not within so many seconds. */
export async function until(holds: () => boolean | Promise<boolean>, seconds = TIMEOUT): Promise<void> {
  for (const end = performance.now() + seconds * 1000; !(await holds()); await wait(LOOK_EVERY))
    if (performance.now() > end) throw new Error(`did not hold within ${seconds} seconds: ${holds}`);
}
