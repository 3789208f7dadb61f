/** Gives everybody who asks within so many milliseconds the outcome of one look, a failure too. */
export function sharedLook<T>(look: () => Promise<T>, milliseconds: number): () => Promise<T> {
  let last: { promise: Promise<T>; at: number } | null = null;
  return () => {
    const now = performance.now();
    if (!last || now - last.at > milliseconds) last = { promise: look(), at: now };
    return last.promise;
  };
}
