/** Number of ends within {@link WINDOW} after which a server is given up. */
export const MOST_ENDS = 5;

/** In milliseconds. */
const WINDOW = 60_000;
const FIRST_PAUSE = 500;

/** Decides whether and when a server is restarted. */
export class RestartPolicy {
  readonly #firstPause: number;
  #ends: number[] = [];

  constructor(firstPause = FIRST_PAUSE) {
    this.#firstPause = firstPause;
  }

  /**
   * Counts an end of the server.
   * @param now milliseconds of a clock that never goes back
   * @returns the pause before the next start in milliseconds, twice as long each time; null to give up
   */
  pauseAfterEnd(now = performance.now()): number | null {
    this.#ends = [...this.#ends.filter((end) => now - end < WINDOW), now];
    if (this.#ends.length >= MOST_ENDS) return null;
    return this.#firstPause * 2 ** (this.#ends.length - 1);
  }
}
