import { setHeapGrowth } from '../../../library-insides/node/heap-growth.ts';

/** How often to check the load, in milliseconds. */
const CHECK_INTERVAL = 250;
/** How long no page must have waited before memory is saved again, in milliseconds. */
const CALM = 5000;

/**
 * Keeps the process small, but lets it use more memory while more pages are requested than it can render: more frequent garbage
 * collection would delay cheap answers. Returns a function that stops it.
 */
export function adaptHeapToLoad(isBusy: () => boolean, set = setHeapGrowth): () => void {
  let busyUntil = 0;
  let growth: 'small' | 'large' = 'small';
  const check = () => {
    const now = performance.now();
    if (isBusy()) busyUntil = now + CALM;
    const wanted = now < busyUntil ? 'large' : 'small';
    if (wanted !== growth) set(wanted);
    growth = wanted;
  };
  const timer = setInterval(check, CHECK_INTERVAL).unref();
  return () => clearInterval(timer);
}
