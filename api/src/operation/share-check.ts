/** Gives everybody who asks within so many milliseconds the outcome of one check, a failure too. */
export function shareCheck<T>(check: () => Promise<T>, milliseconds: number): () => Promise<T> {
  let last: { promise: Promise<T>; at: number } | null = null;
  return () => {
    const now = performance.now();
    if (!last || now - last.at > milliseconds) last = { promise: check(), at: now };
    return last.promise;
  };
}
