import { LRUCache } from 'lru-cache';

/** How long a picture that failed is not tried again, in milliseconds: whoever repairs the file need not wait longer. */
const PAUSE = 60_000;

/** Remembered at once; beyond that the one asked for longest ago is tried again. */
const MOST = 1000;

/** Pictures that could not be made a moment ago: trying again for every request would cost as much as making them. */
export class FailedPictures {
  readonly #failed = new LRUCache<string, Error>({ max: MOST, ttl: PAUSE });

  /** Throws the error that making this file ended in. */
  throwIfKnown(file: string): void {
    const error = this.#failed.get(file);
    if (error) throw error;
  }

  /** Says whether it is new. */
  add(file: string, error: Error): boolean {
    if (this.#failed.has(file)) return false;
    this.#failed.set(file, error);
    return true;
  }
}
