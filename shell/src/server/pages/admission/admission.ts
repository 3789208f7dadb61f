import { setTimeout as delay, setImmediate } from 'node:timers/promises';
import PQueue from 'p-queue';
import { LoopDelay } from './loop-delay.ts';

/** Thrown when a page would have to be rendered but the server is overloaded. */
export class Overloaded extends Error {
  readonly reason: OverloadReason;

  constructor(reason: OverloadReason) {
    super(`not rendered: ${reason}`);
    this.name = 'Overloaded';
    this.reason = reason;
  }
}

/** Too many pages wait, the process lags behind, or no renderer is left that takes a page. */
export const OVERLOAD_REASONS = ['renders', 'event-loop', 'renderers'] as const;
export type OverloadReason = (typeof OVERLOAD_REASONS)[number];

export interface AdmissionLimits {
  /** Pages loaded and rendered concurrently. Most of their time is spent in the api. */
  maxConcurrent: number;
  /** Maximum number of waiting pages. */
  waiting: number;
  /** Approximate time limit for waiting, in milliseconds. */
  longestWait: number;
  /**
   * Idle milliseconds between two long tasks while more wait. In this time the system runs whatever else needs the processor:
   * compression, the garbage collector, the api. Otherwise it would interrupt an answer: the 99th percentile of cached pages
   * would be 16 ms instead of 7. None is needed if other processes render.
   */
  pause: number;
}

/** Waiting times vary by this share: refusals at the same moment are one long task, too. */
const SPREAD = 0.5;

const LIMITS: AdmissionLimits = { maxConcurrent: 16, waiting: 1000, longestWait: 1000, pause: 4 };

/**
 * Turns of the event loop: a connection is accepted in the first, its request is read in the second, and its data is ready in
 * the third.
 */
const TURNS = 3;

async function letOthersRun(): Promise<void> {
  for (let turn = 0; turn < TURNS; turn += 1) await setImmediate();
}

/**
 * Admits as many renders as the server can handle and refuses the rest, so that cached pages, files and health checks are
 * always answered. Refusals are delayed: clients that retry at once would keep the server busy with refusals alone.
 */
export class Admission {
  readonly #limits: AdmissionLimits;
  readonly #queue: PQueue;
  readonly #loop = new LoopDelay();
  #turns: Promise<void> = Promise.resolve();

  constructor(limits: Partial<AdmissionLimits> = {}) {
    this.#limits = { ...LIMITS, ...limits };
    this.#queue = new PQueue({ concurrency: this.#limits.maxConcurrent });
  }

  /** Number of pages that wait for a render slot, or for the process to catch up. */
  get waiting(): number {
    return this.#queue.size + this.#loop.waiting;
  }

  /** Whether a page requested now would have to wait. */
  get isBusy(): boolean {
    return this.waiting > 0 || this.isOverloaded;
  }

  /** Whether the process lags so far behind that it accepts no new work. */
  get isOverloaded(): boolean {
    return this.#loop.isTooLong;
  }

  /**
   * Runs the work when it gets a slot. Rejects with `Overloaded` if it does not get one in time, and with the reason of
   * `disconnect` if that is aborted first. Work that has begun is finished.
   */
  async admit<T>(work: () => Promise<T>, disconnect?: AbortSignal): Promise<T> {
    disconnect?.throwIfAborted();
    const longestWait = this.#limits.longestWait * (1 + SPREAD * (Math.random() - 0.5));
    if (this.waiting >= this.#limits.waiting) {
      const options = { ref: false, ...(disconnect ? { signal: disconnect } : {}) };
      await delay(longestWait, undefined, options).catch(() => disconnect?.throwIfAborted());
      throw this.#overloaded();
    }
    const wait = new AbortController();
    const timer = setTimeout(() => wait.abort(this.#overloaded()), longestWait);
    const leave = () => wait.abort(disconnect?.reason);
    disconnect?.addEventListener('abort', leave);
    const stopWaiting = () => {
      clearTimeout(timer);
      disconnect?.removeEventListener('abort', leave);
    };
    const start = async () => {
      stopWaiting();
      await this.turn();
      disconnect?.throwIfAborted();
      return work();
    };
    try {
      // A process that has just started on a busy machine lags for a moment, so wait for it to catch up.
      if (this.isOverloaded) await this.#loop.whenInTime(wait.signal);
      return await this.#queue.add(start, { signal: wait.signal });
    } finally {
      stopWaiting();
    }
  }

  /**
   * Resolves when the next long task, such as a render, may begin: everything that arrived during the previous one is answered
   * first.
   */
  turn(): Promise<void> {
    this.#turns = this.#turns.then(() => this.#pause());
    return this.#turns;
  }

  async #pause(): Promise<void> {
    await letOthersRun();
    const { pause } = this.#limits;
    if (this.waiting > 0 && pause > 0) await delay(pause);
  }

  #overloaded(): Overloaded {
    return new Overloaded(this.isOverloaded ? 'event-loop' : 'renders');
  }

  stop(): void {
    this.#loop.stop();
  }
}
