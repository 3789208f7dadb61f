/** The outcome of `work`, or a rejection with the signal's reason when that comes first: work that hangs holds nobody up. */
export function within<T>(signal: AbortSignal, work: T | Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason);
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop, { once: true });
    Promise.resolve(work)
      .then(resolve, reject)
      .finally(() => signal.removeEventListener('abort', stop));
  });
}

/** Nobody waits for the outcome any more; a time limit that ran out is another matter, for then somebody does. */
export const wasCalledOff = ({ aborted, reason }: AbortSignal): boolean =>
  aborted && (reason as Error | undefined)?.name !== 'TimeoutError';
