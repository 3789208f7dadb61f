import { type ChildProcess, fork } from 'node:child_process';
import { EncoderLost, PictureUnreadable } from './errors.ts';
import type { EncoderMessage, Job, JobMessage, ResultOf } from './protocol.ts';

/** Resource limits of an encoder process. */
export interface EncoderLimits {
  /**
   * Time limit of one job, in seconds of wall-clock time: with a low priority it may have to wait for the processor.
   */
  seconds: number;
  /** Memory above which the process is replaced once its jobs are finished, in bytes. */
  memory: number;
  /** Memory above which the process is killed, in bytes. */
  mostMemory: number;
}

/** Why a process ended, and whether that was expected. */
export interface EncoderEnd {
  reason: string;
  /** True if it had work, or was not asked to end. */
  isLoss: boolean;
}

interface PendingJob {
  message: JobMessage;
  resolve(result: unknown): void;
  reject(error: Error): void;
  timer: NodeJS.Timeout;
}

/** One process of the encoder, from its start to its end. */
export class EncoderChild {
  readonly #child: ChildProcess;
  readonly #limits: EncoderLimits;
  readonly #jobs = new Map<number, PendingJob>();
  #isReady = false;
  #isRetired = false;
  #nextId = 1;
  /** Resolves when the process has ended. */
  readonly ended: Promise<EncoderEnd>;
  #killedFor: string | null = null;
  #memory = 0;

  constructor(limits: EncoderLimits, program = new URL('./main.ts', import.meta.url)) {
    this.#limits = limits;
    this.#child = fork(program, [], {
      // It gets none of the site's settings and secrets. One arena lets threads reuse each other's freed memory.
      env: { PATH: process.env.PATH, MALLOC_ARENA_MAX: '1' },
      execArgv: ['--max-old-space-size=96'],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    this.#child.on('message', (message: EncoderMessage) => this.#receive(message));
    this.ended = new Promise((resolve) => {
      const end = (cause: string) => resolve(this.#end(cause));
      this.#child.on('error', (error) => end(error.message));
      this.#child.once('exit', (code, signal) => end(`ended with ${signal ?? code}`));
    });
  }

  get pid(): number | undefined {
    return this.#child.pid;
  }

  /** Its memory at the last report, in bytes. */
  get memory(): number {
    return this.#memory;
  }

  get isIdle(): boolean {
    return this.#jobs.size === 0;
  }

  /** Whether it should get no further jobs. */
  get isRetired(): boolean {
    return this.#isRetired;
  }

  /** Rejects with `PictureUnreadable` or `EncoderLost`. */
  run<J extends Job>(job: J): Promise<ResultOf<J>> {
    return new Promise<ResultOf<J>>((resolve, reject) => {
      const id = this.#nextId++;
      const timer = setTimeout(
        () => this.kill(`a picture took longer than ${this.#limits.seconds} s`),
        this.#limits.seconds * 1000,
      );
      const pending: PendingJob = { message: { id, job }, resolve: resolve as PendingJob['resolve'], reject, timer };
      this.#jobs.set(id, pending);
      if (this.#isReady) this.#send(pending);
    });
  }

  /** Ends it once it has no jobs in progress. */
  retire(): void {
    this.#isRetired = true;
    if (this.isIdle) this.kill('it was replaced');
  }

  kill(reason: string): void {
    this.#killedFor ??= reason;
    this.#isRetired = true;
    this.#child.kill('SIGKILL');
  }

  /** A job that cannot be sent is lost with the process, whose end is reported separately. */
  #send({ message }: PendingJob): void {
    this.#child.send(message, () => {});
  }

  #end(cause: string): EncoderEnd {
    const reason = this.#killedFor ?? cause;
    const isLoss = this.#jobs.size > 0 || this.#killedFor === null;
    this.#isRetired = true;
    for (const pending of this.#jobs.values()) settle(pending, () => pending.reject(new EncoderLost(reason)));
    this.#jobs.clear();
    return { reason, isLoss };
  }

  #receive(message: EncoderMessage): void {
    if (message.kind === 'ready') {
      this.#isReady = true;
      for (const pending of this.#jobs.values()) this.#send(pending);
      return;
    }
    this.#memory = message.memory;
    if (message.kind !== 'memory') this.#finish(message);
    if (message.memory > this.#limits.mostMemory) this.kill(`it held ${Math.round(message.memory / 1e6)} MB`);
    else if (message.memory > this.#limits.memory || this.#isRetired) this.retire();
  }

  #finish(message: Extract<EncoderMessage, { id: number }>): void {
    const pending = this.#jobs.get(message.id);
    if (!pending) return;
    this.#jobs.delete(message.id);
    settle(pending, () => {
      if (message.kind === 'done') pending.resolve(message.result);
      else if (message.kind === 'failed') pending.reject(new EncoderLost(message.reason));
      else pending.reject(new PictureUnreadable(message.reason));
    });
  }
}

function settle(pending: PendingJob, done: () => void): void {
  clearTimeout(pending.timer);
  done();
}
