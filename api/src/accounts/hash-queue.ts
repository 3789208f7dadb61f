/** The queue is full: the answer is an immediate 429. */
export class QueueFull extends Error {
  override name = 'QueueFull';
}

/** Browsers that have logged in before go first. */
export type Lane = 'known' | 'unknown';

/** Concurrent password hashes. Each takes 19 MiB and one of the four threads in libuv's pool, which files and DNS need too. */
const RUNNING = 2;
/** Queue length per lane: well under a second of work. */
const WAITING = 8;

/** Runs at most two logins at a time and queues a few; a known browser never waits behind a flood of strangers. */
export class HashQueue {
  readonly #waiting: Record<Lane, (() => void)[]> = { known: [], unknown: [] };
  #running = 0;

  /** Whether a task would be refused now. */
  isFull(lane: Lane): boolean {
    return this.#running >= RUNNING && this.#waiting[lane].length >= WAITING;
  }

  /** Runs the task when its turn comes. Throws {@link QueueFull} at once if the queue is full. */
  async run<T>(lane: Lane, task: () => Promise<T>): Promise<T> {
    await this.#turn(lane);
    try {
      return await task();
    } finally {
      // The slot passes straight to the next task in line, so no new one can take it in between.
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
