import PQueue from 'p-queue';

/** The queue is full: the answer is an immediate 429. */
export class QueueFull extends Error {
  override name = 'QueueFull';
}

/** Browsers that have logged in before go first. */
export type Lane = 'known' | 'unknown';

const PRIORITY: Record<Lane, number> = { known: 1, unknown: 0 };

/** Concurrent password hashes. Each takes 19 MiB and one of the four threads in libuv's pool, which files and DNS need too. */
const RUNNING = 2;
/** Queue length per lane: well under a second of work. */
const WAITING = 8;

/** Runs at most two logins at a time and queues a few; a known browser never waits behind a flood of strangers. */
export class HashQueue {
  readonly #queue = new PQueue({ concurrency: RUNNING });

  /** Whether a task would be refused now. */
  isFull(lane: Lane): boolean {
    return this.#queue.pending >= RUNNING && this.#queue.sizeBy({ priority: PRIORITY[lane] }) >= WAITING;
  }

  /** Runs the task when its turn comes. Throws {@link QueueFull} at once if the queue is full. */
  async run<T>(lane: Lane, task: () => Promise<T>): Promise<T> {
    if (this.isFull(lane)) throw new QueueFull();
    return this.#queue.add(task, { priority: PRIORITY[lane] });
  }
}
