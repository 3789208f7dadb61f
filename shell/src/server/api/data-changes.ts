/** Keys of the changed data; null means everything. */
export type ChangedKeys = ReadonlySet<string> | null;

/** How much is remembered. Anything older than the oldest remembered change counts as changed. */
const LIMITS = { changes: 64, keys: 20_000 };

/** The changes of the api's data that this process knows of, in order. */
export class DataChanges {
  #changes: ChangedKeys[] = [];
  #position = 0;

  /** The number of changes so far, which is the position of answers read now. */
  get position(): number {
    return this.#position;
  }

  add(keys: ChangedKeys): void {
    this.#position += 1;
    // Changes before a change of everything are irrelevant.
    this.#changes = keys === null ? [keys] : [...this.#changes, keys].slice(-LIMITS.changes);
    while (this.#changes.length > 1 && keyCount(this.#changes) > LIMITS.keys) this.#changes.shift();
  }

  /** The changes after a position; null if everything may have changed. */
  after(position: number): readonly ReadonlySet<string>[] | null {
    const count = this.#position - position;
    if (count === 0) return [];
    const changes = count > this.#changes.length ? [null] : this.#changes.slice(-count);
    return changes.every((keys) => keys !== null) ? changes : null;
  }
}

const keyCount = (changes: readonly ChangedKeys[]): number => changes.reduce((sum, keys) => sum + (keys?.size ?? 0), 0);

/** Whether one of the changes has one of the keys. With `keys` null, every change does. */
export const isAffected = (changes: readonly ReadonlySet<string>[] | null, keys: readonly string[] | null): boolean => {
  if (changes === null) return true;
  return changes.some((changed) => keys === null || keys.some((key) => changed.has(key)));
};
