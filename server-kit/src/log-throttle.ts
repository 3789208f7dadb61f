/** Throttles repeated log lines: one per key and period, with the number of occurrences since the last line. */
export class LogThrottle {
  readonly #period: number;
  readonly #keys = new Map<string, { count: number; nextAt: number }>();

  /** `period`: in milliseconds. Keys separate kinds of lines. Use a closed list of keys, because every key is remembered. */
  constructor(period: number) {
    this.#period = period;
  }

  /** Counts one occurrence. Returns the number to log now, or null while the line is held back. */
  take(key = ''): number | null {
    const now = performance.now();
    const known = this.#keys.get(key) ?? { count: 0, nextAt: 0 };
    this.#keys.set(key, known);
    known.count += 1;
    if (now < known.nextAt) return null;
    const { count } = known;
    known.count = 0;
    known.nextAt = now + this.#period;
    return count;
  }
}
