import { setTimeout as wait } from 'node:timers/promises';

/** Longer than anything takes on a busy machine, in milliseconds. */
const TIMEOUT = 15_000;

/** Asks again until the answer is truthy, and gives it; rejects when it is not for a long time. */
export async function until<Answer>(
  ask: () => Answer | Promise<Answer>,
): Promise<Exclude<Answer, false | null | undefined>> {
  for (const end = Date.now() + TIMEOUT; ; await wait(20)) {
    const answer = await ask();
    if (answer) return answer as Exclude<Answer, false | null | undefined>;
    if (Date.now() > end) throw new Error(`it does not hold: ${ask}`);
  }
}
