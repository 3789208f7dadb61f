/**
 * Tracks up to which moment source changes are in the server build that the shell renders with. The browser build is faster: a
 * page reloaded too early would be rendered by the old server build.
 */
export class ServerSwap {
  #caughtUp = 0;
  readonly #waiting = new Set<() => void>();

  /** The build that began then is served, or it failed and the last good one stays. In milliseconds since 1970. */
  caughtUp(startedAt: number): void {
    this.#caughtUp = Math.max(this.#caughtUp, startedAt);
    for (const look of this.#waiting) look();
  }

  /** Resolves when everything saved until `savedAt` is served; at the latest after `timeout`. Both in milliseconds. */
  includes(savedAt: number, timeout: number): Promise<void> {
    if (this.#caughtUp >= savedAt) return Promise.resolve();
    return new Promise((resolve) => {
      const end = () => {
        clearTimeout(timer);
        this.#waiting.delete(look);
        resolve();
      };
      const look = () => this.#caughtUp >= savedAt && end();
      const timer = setTimeout(end, timeout);
      this.#waiting.add(look);
    });
  }
}
