import { setTimeout as delay } from 'node:timers/promises';
import { TIME_LIMITS } from '../../time-limits.ts';
import { EncoderChild, type EncoderLimits } from './encoder-child.ts';
import { EncoderLost } from './errors.ts';
import type { Job, ResultOf } from './protocol.ts';

const MB = 1e6;
/** Two pictures at once take up to 190 MB, of which more and more is freed only with the process. */
const LIMITS: EncoderLimits = { seconds: TIME_LIMITS.encoding / 1000, memory: 200 * MB, mostMemory: 600 * MB };

/** Without work it ends: an idle process would hold 80 MB. Milliseconds. */
const IDLE = 15_000;

/** Pause after so many processes that ended by themselves in a row: doubles up to half a minute. Milliseconds. */
const pauseAfter = (losses: number): number => Math.min(30_000, 125 * 2 ** losses);

export interface EncoderOptions {
  limits?: Partial<EncoderLimits>;
  /** In place of the encoder's own program, for tests. */
  program?: URL;
  /** Called with the reason when a process ended that should not have. */
  onLost?(reason: string): void;
}

/** The encoder's process as the api sees it: started when there is work, replaced when it has grown or ended, ended when idle. */
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

  /** Id of its process; undefined while there is none. */
  get pid(): number | undefined {
    return this.#current?.pid;
  }

  /** Bytes its process held when it last reported; 0 while there is none. */
  get memory(): number {
    return this.#current?.memory ?? 0;
  }

  /** Seconds until the next job is worked on: above 0 after processes that ended by themselves. */
  get pause(): number {
    return Math.max(0, this.#resumesAt - performance.now()) / 1000;
  }

  /** Rejects with `PictureUnreadable`, or with `EncoderLost` when the process ended meanwhile. */
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

  /** Ends its process; what that works on is lost. */
  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#idle);
    this.#current?.kill('the api is stopping');
    await this.#current?.ended;
  }

  async #child(): Promise<EncoderChild> {
    // Never two processes: their memory would add up.
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
