/** Number of ends within {@link WINDOW} after which a server is given up. */
export const MOST_ENDS = 5;

/** In milliseconds. */
const WINDOW = 60_000;
const FIRST_PAUSE = 500;
/** The pause is doubled at most this often. */
const MOST_DOUBLINGS = 3;

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
   * @returns the pause before the next start in milliseconds, twice as long each time up to a limit, and whether it has ended too often
   */
  afterEnd(now = performance.now()): { pause: number; isTooOften: boolean } {
    this.#ends = [...this.#ends.filter((end) => now - end < WINDOW), now];
    const pause = this.#firstPause * 2 ** Math.min(this.#ends.length - 1, MOST_DOUBLINGS);
    return { pause, isTooOften: this.#ends.length >= MOST_ENDS };
  }
}
