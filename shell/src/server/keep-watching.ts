/** Runs `look`, which never rejects, again and again, each time `pause` milliseconds after it ended; the returned function stops it. */
export function keepWatching(look: () => Promise<unknown>, pause: number): () => void {
  let stopped = false;
  let timer: NodeJS.Timeout;
  const next = () => {
    if (!stopped) timer = setTimeout(() => void look().then(next), pause).unref();
  };
  next();
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}
