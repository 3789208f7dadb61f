/** How long a picture that failed is not tried again, in milliseconds: whoever repairs the file need not wait longer. */
const PAUSE = 60_000;

/** Remembered at once; beyond that the oldest is tried again. */
const MOST = 1000;

/** Pictures that could not be made a moment ago: trying again for every request would cost as much as making them. */
export class FailedPictures {
  readonly #failed = new Map<string, { error: Error; until: number }>();

  /** Throws the error that making this file ended in. */
  throwIfKnown(file: string): void {
    const known = this.#failed.get(file);
    if (!known) return;
    if (performance.now() < known.until) throw known.error;
    this.#failed.delete(file);
  }

  /** Says whether it is new. */
  add(file: string, error: Error): boolean {
    if (this.#failed.has(file)) return false;
    this.#failed.set(file, { error, until: performance.now() + PAUSE });
    const oldest = this.#failed.keys().next();
    if (this.#failed.size > MOST && !oldest.done) this.#failed.delete(oldest.value);
    return true;
  }
}
