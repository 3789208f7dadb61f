/** Runs `look` again and again, each time `pause` milliseconds after the last one ended; the returned function stops it. */
export function keepWatching(look: () => Promise<void>, pause: number, onError: (error: unknown) => void): () => void {
  let stopped = false;
  let timer: NodeJS.Timeout;
  const next = () => {
    if (!stopped) timer = setTimeout(() => void look().catch(onError).then(next), pause).unref();
  };
  next();
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}
