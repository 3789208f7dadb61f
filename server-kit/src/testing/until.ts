import { setTimeout as wait } from 'node:timers/promises';

/** Longer than anything takes on a busy machine, in seconds. */
const TIMEOUT = 45;
const LOOK_EVERY = 20;

/** Asks again until the answer is truthy, and resolves to it; rejects when it is not within so many seconds. */
export async function until<Answer>(
  ask: () => Answer | Promise<Answer>,
  seconds = TIMEOUT,
): Promise<Exclude<Answer, false | null | undefined>> {
  for (const end = performance.now() + seconds * 1000; ; await wait(LOOK_EVERY)) {
    const answer = await ask();
    if (answer) return answer as Exclude<Answer, false | null | undefined>;
    if (performance.now() > end) throw new Error(`did not hold within ${seconds} seconds: ${ask}`);
  }
}
