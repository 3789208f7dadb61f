import type { Storage } from '../store/storage/storage.ts';

const PREFIX = 'registry/';

/** Key of a revision's document. */
export const keyOf = (revision: number): string => `${PREFIX}${String(revision).padStart(8, '0')}.json`;

/** Minimum milliseconds between two listings of a storage; in between, the next numbers are probed. */
const LIST_AGAIN = 60_000;

/** The revisions in a storage. */
export class Revisions {
  readonly #storage: Storage;
  #newest: number | undefined;
  #listAt = 0;

  constructor(storage: Storage) {
    this.#storage = storage;
  }

  /** Ascending. */
  async all(): Promise<number[]> {
    const keys = await this.#storage.list(PREFIX);
    return keys
      .map((key) => /^registry\/(\d{8})\.json$/.exec(key)?.[1])
      .filter((digits) => digits !== undefined)
      .map(Number)
      .sort((a, b) => a - b);
  }

  /** Number of the newest; undefined if there is none. */
  async newest(): Promise<number | undefined> {
    if (this.#newest === undefined || Date.now() >= this.#listAt) {
      this.#newest = (await this.all()).at(-1);
      this.#listAt = Date.now() + LIST_AGAIN;
      return this.#newest;
    }
    let newest = this.#newest;
    while (await this.#storage.exists(keyOf(newest + 1))) newest += 1;
    // A concurrent call may have read a newer revision.
    this.#newest = Math.max(newest, this.#newest ?? 0);
    return newest;
  }

  /** The newest revision is gone: list the storage again. */
  forget(): void {
    this.#newest = undefined;
  }
}
