/**
 * The outcome of `work`, or a rejection with the signal's reason if the signal aborts first. Hanging work thus blocks nothing.
 */
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

/** Whether the caller has cancelled and no longer waits for the outcome. False for a timeout: the caller still waits then. */
export const isCancelled = ({ aborted, reason }: AbortSignal): boolean =>
  aborted && (reason as Error | undefined)?.name !== 'TimeoutError';
