import { setHeapGrowth } from '../../../library-insides/node/heap-growth.ts';

/** How often it looks, in milliseconds. */
const EVERY = 250;
/** How long nothing must have waited before memory is saved again, in milliseconds. */
const CALM = 5000;

/**
 * Keeps the process small, and lets it take memory while more pages are asked for than it can render: collecting garbage more often
 * would delay the answers that cost nothing. Gives back what ends that.
 */
export function heapFollowsLoad(isBusy: () => boolean, set = setHeapGrowth): () => void {
  let busyUntil = 0;
  let growth: 'small' | 'large' = 'small';
  const look = () => {
    const now = performance.now();
    if (isBusy()) busyUntil = now + CALM;
    const wanted = now < busyUntil ? 'large' : 'small';
    if (wanted !== growth) set(wanted);
    growth = wanted;
  };
  const timer = setInterval(look, EVERY).unref();
  return () => clearInterval(timer);
}
