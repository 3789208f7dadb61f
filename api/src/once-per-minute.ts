const MINUTE = 60_000;

/** For log lines that would otherwise come with every request. */
export class OncePerMinute {
  #last = Number.NEGATIVE_INFINITY;

  /** Whether a minute has passed since it last said so. */
  isTime(): boolean {
    const now = performance.now();
    if (now - this.#last < MINUTE) return false;
    this.#last = now;
    return true;
  }
}
