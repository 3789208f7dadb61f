/**
 * Runs `poll` repeatedly, each time `pause` milliseconds after it ended. `poll` must never reject. Returns a function that
 * stops it.
 */
export function pollRepeatedly(poll: () => Promise<unknown>, pause: number): () => void {
  let stopped = false;
  let timer: NodeJS.Timeout;
  const next = () => {
    if (!stopped) timer = setTimeout(() => void poll().then(next), pause).unref();
  };
  next();
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}
