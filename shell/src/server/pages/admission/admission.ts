import { setTimeout as delay, setImmediate } from 'node:timers/promises';
import PQueue from 'p-queue';
import { LoopDelay } from './loop-delay.ts';

/** A page that would have to be rendered and is not: the server has too much to do. */
export class Overloaded extends Error {
  readonly reason: OverloadReason;

  constructor(reason: OverloadReason) {
    super(`not rendered: ${reason}`);
    this.name = 'Overloaded';
    this.reason = reason;
  }
}

/** Too many pages wait; or the process lags behind. */
export type OverloadReason = 'renders' | 'event-loop';

export interface AdmissionLimits {
  /** Pages that are loaded and rendered at once. Most of the time of each is the api's. */
  atOnce: number;
  /** Pages that wait for their turn. */
  waiting: number;
  /** How long each may, about, in milliseconds. */
  longestWait: number;
}

/** Waits differ by this share: refusals that come at once are one long task, too. */
const SPREAD = 0.5;

const LIMITS: AdmissionLimits = { atOnce: 16, waiting: 1000, longestWait: 1000 };

/** Of the event loop: a connection is accepted in one, its request read in the next, and what that asked for is there in the third. */
const TURNS = 3;

/**
 * Milliseconds without work between two long tasks while more wait. In them the system runs what else needs the processor: compression,
 * the collector, the api. Without them it takes the time in the middle of an answer: cached pages' 99th percentile is 16 ms, not 7.
 */
const REST = 4;

async function letOthersRun(): Promise<void> {
  for (let turn = 0; turn < TURNS; turn += 1) await setImmediate();
}

/**
 * Lets as many pages be rendered as the server can do; refuses the rest, so that pages from the cache, files and health are
 * answered all the while. A refusal comes late: whoever asks again at once would keep the server busy with refusals alone.
 */
export class Admission {
  readonly #limits: AdmissionLimits;
  readonly #queue: PQueue;
  readonly #loop = new LoopDelay();
  #turns: Promise<void> = Promise.resolve();

  constructor(limits: Partial<AdmissionLimits> = {}) {
    this.#limits = { ...LIMITS, ...limits };
    this.#queue = new PQueue({ concurrency: this.#limits.atOnce });
  }

  /** Pages that wait for their turn, or for the process to catch up. */
  get waiting(): number {
    return this.#queue.size + this.#loop.waiting;
  }

  /** A page that is asked for now would have to wait. */
  get isBusy(): boolean {
    return this.waiting > 0 || this.isOverloaded;
  }

  /** The process lags so far behind that no new work is taken on. */
  get isOverloaded(): boolean {
    return this.#loop.isTooLong;
  }

  /**
   * Does the work when its turn comes. Rejects with `Overloaded` when it does not come in time, and with the reason of `departure`
   * when that is aborted first. Work that has begun is finished.
   */
  async admit<T>(work: () => Promise<T>, departure?: AbortSignal): Promise<T> {
    departure?.throwIfAborted();
    const longestWait = this.#limits.longestWait * (1 + SPREAD * (Math.random() - 0.5));
    if (this.waiting >= this.#limits.waiting) {
      const options = { ref: false, ...(departure ? { signal: departure } : {}) };
      await delay(longestWait, undefined, options).catch(() => departure?.throwIfAborted());
      throw this.#overloaded();
    }
    const wait = new AbortController();
    const timer = setTimeout(() => wait.abort(this.#overloaded()), longestWait);
    const leave = () => wait.abort(departure?.reason);
    departure?.addEventListener('abort', leave);
    const stopWaiting = () => {
      clearTimeout(timer);
      departure?.removeEventListener('abort', leave);
    };
    const start = async () => {
      stopWaiting();
      await this.turn();
      departure?.throwIfAborted();
      return work();
    };
    try {
      // A process that has just started, on a busy machine, lags for a moment: who may wait is let in after it.
      if (this.isOverloaded) await this.#loop.whenInTime(wait.signal);
      return await this.#queue.add(start, { signal: wait.signal });
    } finally {
      stopWaiting();
    }
  }

  /** Resolves when the next long task may begin, such as a render: what arrived during the one before is answered first. */
  turn(): Promise<void> {
    this.#turns = this.#turns.then(() => this.#pause());
    return this.#turns;
  }

  async #pause(): Promise<void> {
    await letOthersRun();
    if (this.waiting > 0) await delay(REST);
  }

  #overloaded(): Overloaded {
    return new Overloaded(this.isOverloaded ? 'event-loop' : 'renders');
  }

  stop(): void {
    this.#loop.stop();
  }
}
