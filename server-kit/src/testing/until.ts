import { setTimeout as wait } from 'node:timers/promises';

/** Longer than anything takes on a busy machine, in seconds. */
const TIMEOUT = 45;
const POLL_INTERVAL = 20;

/** Repeats `ask` until its answer is truthy and resolves to that answer. Rejects after the given number of seconds. */
export async function until<Answer>(
  ask: () => Answer | Promise<Answer>,
  seconds = TIMEOUT,
): Promise<Exclude<Answer, false | null | undefined>> {
  for (const end = performance.now() + seconds * 1000; ; await wait(POLL_INTERVAL)) {
    const answer = await ask();
    if (answer) return answer as Exclude<Answer, false | null | undefined>;
    if (performance.now() > end) throw new Error(`still not true after ${seconds} seconds: ${ask}`);
  }
}
