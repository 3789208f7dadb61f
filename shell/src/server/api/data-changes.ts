/** Keys of what changed; null is everything. */
export type ChangedKeys = ReadonlySet<string> | null;

/** What is remembered. What is older than the first change of these is taken for changed. */
const MOST = { changes: 64, keys: 20_000 };

/** The changes of the api's data that this process has learned of, in order. */
export class DataChanges {
  #changes: ChangedKeys[] = [];
  #position = 0;

  /** How many there were so far: what is read now is of this position. */
  get position(): number {
    return this.#position;
  }

  add(keys: ChangedKeys): void {
    this.#position += 1;
    // Nothing that came before everything is of use.
    this.#changes = keys === null ? [keys] : [...this.#changes, keys].slice(-MOST.changes);
    while (this.#changes.length > 1 && keyCount(this.#changes) > MOST.keys) this.#changes.shift();
  }

  /** Those after a position; null where they may be everything. */
  after(position: number): readonly ReadonlySet<string>[] | null {
    const count = this.#position - position;
    if (count === 0) return [];
    const changes = count > this.#changes.length ? [null] : this.#changes.slice(-count);
    return changes.every((keys) => keys !== null) ? changes : null;
  }
}

const keyCount = (changes: readonly ChangedKeys[]): number => changes.reduce((sum, keys) => sum + (keys?.size ?? 0), 0);

/** Whether one of the changes names one of the keys. `keys` null: every change does. */
export const isHit = (changes: readonly ReadonlySet<string>[] | null, keys: readonly string[] | null): boolean => {
  if (changes === null) return true;
  return changes.some((changed) => keys === null || keys.some((key) => changed.has(key)));
};
