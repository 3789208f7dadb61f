import { setTimeout as delay } from 'node:timers/promises';
import { TIME_LIMITS } from '../../kernel/index.ts';
import { EncoderChild, type EncoderLimits } from './encoder-child.ts';
import { EncoderLost } from './errors.ts';
import type { Job, ResultOf } from './protocol.ts';

const MB = 1e6;
/** Two pictures at once take up to 190 MB. Over time, more of it is only freed when the process ends. */
const LIMITS: EncoderLimits = { seconds: TIME_LIMITS.encoding / 1000, memory: 200 * MB, mostMemory: 600 * MB };

/** An idle process is ended after this time, because it would hold 80 MB. Milliseconds. */
const IDLE = 15_000;

/** Pause after this many crashes in a row: doubles up to half a minute. Milliseconds. */
const pauseAfter = (losses: number): number => Math.min(30_000, 125 * 2 ** losses);

export interface EncoderOptions {
  limits?: Partial<EncoderLimits>;
  /** Replaces the encoder's program in tests. */
  program?: URL;
  /** Called with the reason when a process ended unexpectedly. */
  onLost?(reason: string): void;
}

/**
 * Manages the encoder's process: starts it when there is work, replaces it when it has grown or ended, ends it when
 * idle.
 */
export class Encoder {
  readonly #limits: EncoderLimits;
  readonly #program: URL | undefined;
  readonly #onLost: (reason: string) => void;
  #current: EncoderChild | null = null;
  #losses = 0;
  #resumesAt = 0;
  #isClosed = false;
  #idle: NodeJS.Timeout | undefined;

  constructor({ limits, program, onLost = () => {} }: EncoderOptions = {}) {
    this.#limits = { ...LIMITS, ...limits };
    this.#program = program;
    this.#onLost = onLost;
  }

  /** Process id; undefined without a process. */
  get pid(): number | undefined {
    return this.#current?.pid;
  }

  /** Memory of the process at its last report, in bytes; 0 without a process. */
  get memory(): number {
    return this.#current?.memory ?? 0;
  }

  /** Seconds until the next job is worked on: above 0 after crashes. */
  get pause(): number {
    return Math.max(0, this.#resumesAt - performance.now()) / 1000;
  }

  /** Rejects with `PictureUnreadable`, or with `EncoderLost` if the process ends first. */
  async run<J extends Job>(job: J): Promise<ResultOf<J>> {
    clearTimeout(this.#idle);
    await delay(this.pause * 1000);
    try {
      const child = await this.#child();
      const result = await child.run(job);
      this.#losses = 0;
      return result;
    } finally {
      this.#endWhenIdle();
    }
  }

  /** Ends its process; jobs in progress are lost. */
  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#idle);
    this.#current?.kill('the api is stopping');
    await this.#current?.ended;
  }

  async #child(): Promise<EncoderChild> {
    // Never run two processes: their memory would add up.
    while (this.#current?.isRetired) await this.#current.ended;
    if (this.#isClosed) throw new EncoderLost('the api is stopping');
    this.#current ??= this.#start();
    return this.#current;
  }

  #start(): EncoderChild {
    const child = new EncoderChild(this.#limits, this.#program);
    child.ended.then(({ reason, isLoss }) => {
      this.#current = null;
      if (!isLoss || this.#isClosed) return;
      this.#losses += 1;
      this.#resumesAt = performance.now() + pauseAfter(this.#losses);
      this.#onLost(reason);
    });
    return child;
  }

  #endWhenIdle(): void {
    clearTimeout(this.#idle);
    if (this.#current?.isIdle) this.#idle = setTimeout(() => this.#current?.retire(), IDLE).unref();
  }
}
