import { track } from '../../library-insides/react/settled-promise.ts';

/**
 * Loads code once, when it is first wanted. Forgets a load that failed: the next call tries again.
 * @param instead the value of a failed load. Without it the load rejects.
 */
export function loadOnce<T>(load: () => Promise<T>, instead?: T): () => Promise<T> {
  let loading: Promise<T> | undefined;
  return () => {
    loading ??= track(
      load().catch((error: unknown) => {
        loading = undefined;
        if (instead !== undefined) return instead;
        throw error;
      }),
    );
    return loading;
  };
}
