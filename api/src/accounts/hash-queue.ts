/** Nothing is free: the answer is 429, at once. */
export class QueueFull extends Error {
  override name = 'QueueFull';
}

/** Who goes first: a browser that somebody has logged in with, before everybody else. */
export type Lane = 'known' | 'unknown';

/** Password hashes at once. Each takes a thread of libuv's pool of four, which files and DNS need too, and 19 MiB. */
const RUNNING = 2;
/** Waiting per lane: well under a second of work. */
const WAITING = 8;

/** Runs at most two logins at a time and lets a few wait; a flood of strangers never makes a known browser wait behind it. */
export class HashQueue {
  readonly #waiting: Record<Lane, (() => void)[]> = { known: [], unknown: [] };
  #running = 0;

  /** Whether a task would be refused now. */
  isFull(lane: Lane): boolean {
    return this.#running >= RUNNING && this.#waiting[lane].length >= WAITING;
  }

  /** Runs the task when its turn comes. Throws {@link QueueFull} at once where too many wait. */
  async run<T>(lane: Lane, task: () => Promise<T>): Promise<T> {
    await this.#turn(lane);
    try {
      return await task();
    } finally {
      // The place goes straight to the next in line, so nobody can slip in between.
      const next = this.#waiting.known.shift() ?? this.#waiting.unknown.shift();
      if (next) next();
      else this.#running -= 1;
    }
  }

  async #turn(lane: Lane): Promise<void> {
    if (this.#running < RUNNING) {
      this.#running += 1;
      return;
    }
    if (this.isFull(lane)) throw new QueueFull();
    await new Promise<void>((resolve) => this.#waiting[lane].push(resolve));
  }
}
