import { setTimeout as wait } from 'node:timers/promises';
import { familyOf } from './family.ts';
import { processorSeconds } from './processor-seconds.ts';

const LONGEST_REST = 600;
/** A second in which the api's processes use less than this of a core is one of rest. */
const AT_REST = 0.15;

/** Until the api's processes have nothing to do but to answer the probe. */
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
  throw new Error(`the api is not at rest after ${LONGEST_REST} s`);
}
