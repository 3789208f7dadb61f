/** Runs when the browser is idle. Safari has no `requestIdleCallback`. */
export function whenIdle(work: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const handle = requestIdleCallback(work, { timeout: 4000 });
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(work, 500);
  return () => clearTimeout(timer);
}

/** Milliseconds that an idle part of the page may take to request its code. */
const IDLE_PART_DELAY = 250;

/**
 * Runs when the browser is idle and the page has its own code: a browser that waits for that code is idle too, and some of it is
 * requested only when the browser is idle.
 * @param whenLoaded resolves once nothing is being loaded
 */
export function whenFree(whenLoaded: () => Promise<void>, work: () => void): void {
  const whenCalm = (then: () => void) => whenIdle(() => void whenLoaded().then(then));
  whenCalm(() => setTimeout(() => whenCalm(work), IDLE_PART_DELAY));
}
