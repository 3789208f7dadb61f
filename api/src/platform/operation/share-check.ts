/** Shares the result of one check, also a failure, between all calls within this many milliseconds. */
export function shareCheck<T>(check: () => Promise<T>, milliseconds: number): () => Promise<T> {
  let last: { promise: Promise<T>; at: number } | null = null;
  return () => {
    const now = performance.now();
    if (!last || now - last.at > milliseconds) last = { promise: check(), at: now };
    return last.promise;
  };
}
