/**
 * React's `use` keeps what a promise came to on the promise itself (`status`, `value`, `reason`) and reads it from there: a promise
 * that is marked already is read in the same pass, without suspending. React documents none of these names.
 * Remove when React offers a way to read a settled promise in the same pass.
 */
type Tracked<T> = Promise<T> & { status?: 'pending' | 'fulfilled' | 'rejected'; value?: T; reason?: unknown };

/**
 * Marks a promise the way React's `use` does itself, but when it settles: a module that is there already is then read
 * in the same pass, without suspending.
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

/** A promise of something that is there already. */
export const fulfilled = <T>(value: T): Promise<T> =>
  Object.assign(Promise.resolve(value), { status: 'fulfilled' as const, value });

/** A promise that failed already; nobody has to catch it. */
export function rejected(reason: unknown): Promise<never> {
  const promise = Object.assign(Promise.reject(reason), { status: 'rejected' as const, reason });
  promise.catch(() => {});
  return promise;
}
