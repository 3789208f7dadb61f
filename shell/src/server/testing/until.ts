import { setTimeout as wait } from 'node:timers/promises';

/** Longer than anything takes on a busy machine, in milliseconds. */
const PATIENCE = 15_000;

/** Resolves once the condition holds; rejects when it does not for a long time. */
export async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  for (const end = Date.now() + PATIENCE; !(await holds()); await wait(20))
    if (Date.now() > end) throw new Error(`it does not hold: ${holds}`);
}
