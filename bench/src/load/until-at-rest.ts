import { setTimeout as wait } from 'node:timers/promises';
import { familyOf } from './family.ts';
import { processorSeconds } from './processor-seconds.ts';

const LONGEST_REST = 600;
/** Share of a core below which the api counts as idle during a second. */
const AT_REST = 0.15;

/** Resolves when the api's processes only answer the probe. */
export async function untilAtRest(pid: number | undefined): Promise<void> {
  const used = () =>
    familyOf(pid)
      .slice(1)
      .reduce((sum, one) => sum + processorSeconds(one), 0);
  let before = used();
  for (let second = 0; second < LONGEST_REST; second += 1) {
    await wait(1000);
    const now = used();
    if (now - before < AT_REST) return;
    before = now;
  }
  throw new Error(`the api is still busy after ${LONGEST_REST} s`);
}
