import { LRUCache } from 'lru-cache';

/** How long a failed picture is not retried, in milliseconds. After a repair of the file it works within this time. */
const PAUSE = 60_000;

/** Most failed pictures that are remembered; beyond that the least recently requested one is forgotten. */
const MOST = 1000;

/** Pictures that failed recently: retrying at every request would cost as much as rendering them. */
export class FailedPictures {
  readonly #failed = new LRUCache<string, Error>({ max: MOST, ttl: PAUSE });

  /** Throws the error of the last attempt at this file. */
  throwIfKnown(file: string): void {
    const error = this.#failed.get(file);
    if (error) throw error;
  }

  /** Returns whether it is new. */
  add(file: string, error: Error): boolean {
    if (this.#failed.has(file)) return false;
    this.#failed.set(file, error);
    return true;
  }
}
