/**
 * React's `use` stores the outcome of a promise on the promise itself (`status`, `value`, `reason`) and reads it from there. It
 * reads a promise that is already marked in the same pass, without suspending. React documents none of these names.
 * Remove when React offers a way to read a settled promise in the same pass.
 */
type Tracked<T> = Promise<T> & { status?: 'pending' | 'fulfilled' | 'rejected'; value?: T; reason?: unknown };

/**
 * Marks a promise like React's `use`, but as soon as it settles: an already loaded module is then read in the same pass,
 * without suspending.
 */
export function track<T>(promise: Promise<T>): Promise<T> {
  const tracked = promise as Tracked<T>;
  if (tracked.status) return tracked;
  tracked.status = 'pending';
  tracked.then(
    (value) => {
      tracked.status = 'fulfilled';
      tracked.value = value;
    },
    (reason) => {
      tracked.status = 'rejected';
      tracked.reason = reason;
    },
  );
  return tracked;
}

/** A promise of a value that is already available. */
export const fulfilled = <T>(value: T): Promise<T> =>
  Object.assign(Promise.resolve(value), { status: 'fulfilled' as const, value });

/** A promise that has already failed. Its rejection does not need a handler. */
export function rejected(reason: unknown): Promise<never> {
  const promise = Object.assign(Promise.reject(reason), { status: 'rejected' as const, reason });
  promise.catch(() => {});
  return promise;
}
