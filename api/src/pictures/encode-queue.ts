import { EncoderLost, PictureBusy } from './encoder/errors.ts';

/** Weight of the newest value in the mean. */
const NEWEST = 0.2;

/** Assumed duration of the first of its kind, in seconds. */
const UNKNOWN = 0.25;

/** How long each kind of work took recently: an exponentially weighted mean. */
class Durations {
  readonly #seconds = new Map<string, number>();

  /** Seconds. */
  of(kind: string): number {
    return this.#seconds.get(kind) ?? UNKNOWN;
  }

  add(kind: string, seconds: number): void {
    const mean = this.#seconds.get(kind);
    this.#seconds.set(kind, mean === undefined ? seconds : mean + NEWEST * (seconds - mean));
  }
}

/** A piece of work. */
export interface QueueJob<T> {
  /** Jobs with the same key share one run and its result. */
  key: string;
  /** Jobs of the same kind take about as long. */
  kind: string;
  /** After `EncoderLost` the job is retried once, alone; if that fails too, the job itself is the cause. */
  run(): Promise<T>;
}

export interface QueueOptions {
  /** On abort the job leaves the queue, unless another request waits for it. Rejects with the signal's reason. */
  signal?: AbortSignal;
  /** Background work: it starts when nothing else is waiting, and is never refused. */
  isBackground?: boolean;
  /** It waits in the queue like others, but is never refused: the caller cannot retry later. */
  isNeverRefused?: boolean;
}

interface Entry extends PromiseWithResolvers<unknown> {
  job: QueueJob<unknown>;
  waiters: number;
  isBackground: boolean;
  /** Its process was lost: it runs alone, to find out whether it was the cause. */
  isSuspect: boolean;
}

/** Runs a few jobs at once and queues the others, up to a maximum wait. Requests of visitors come first. */
export class EncodeQueue {
  readonly #atOnce: number;
  readonly #longestWait: number;
  readonly #pause: () => number;
  readonly #durations = new Durations();
  readonly #waiting: Entry[] = [];
  readonly #running = new Set<Entry>();
  #isClosed = false;

  /**
   * @param options.longestWait seconds; a job that would wait longer is refused with `PictureBusy`
   * @param options.pause seconds until a job that is started now is worked on
   */
  constructor({ atOnce, longestWait, pause = () => 0 }: { atOnce: number; longestWait: number; pause?: () => number }) {
    this.#atOnce = atOnce;
    this.#longestWait = longestWait;
    this.#pause = pause;
  }

  /** Number of waiting and running jobs. */
  get length(): number {
    return this.#waiting.length + this.#running.size;
  }

  /** Estimated wait for one more job, in seconds, from recent durations. */
  get wait(): number {
    const pause = this.#pause();
    const ahead = [...this.#running, ...this.#waiting.filter(({ isBackground }) => !isBackground)];
    if (ahead.length < this.#atOnce) return pause;
    return pause + ahead.reduce((sum, { job }) => sum + this.#durations.of(job.kind), 0) / this.#atOnce;
  }

  /** Rejects with `PictureBusy`, `EncoderLost`, the signal's reason, or what the job rejects with. */
  async add<T>(job: QueueJob<T>, options: QueueOptions = {}): Promise<T> {
    const { signal, isBackground = false } = options;
    signal?.throwIfAborted();
    if (this.#isClosed) throw new EncoderLost('the api is stopping');
    const entry = this.#find(job.key) ?? this.#append(job, options);
    if (!isBackground) entry.isBackground = false;
    entry.waiters += 1;
    this.#startNext();
    return (await unlessAborted(entry.promise, signal, () => this.#leave(entry))) as T;
  }

  /** Drops waiting jobs; running ones may finish. */
  close(): void {
    this.#isClosed = true;
    for (const entry of this.#waiting.splice(0)) entry.reject(new EncoderLost('the api is stopping'));
  }

  #find(key: string): Entry | undefined {
    return [...this.#running, ...this.#waiting].find(({ job }) => job.key === key);
  }

  #append(job: QueueJob<unknown>, { isBackground = false, isNeverRefused = false }: QueueOptions): Entry {
    const { wait } = this;
    if (!isBackground && !isNeverRefused && wait > this.#longestWait) throw new PictureBusy(Math.ceil(wait));
    const entry: Entry = { job, waiters: 0, isBackground, isSuspect: false, ...Promise.withResolvers<unknown>() };
    // All callers may be gone when it fails.
    entry.promise.catch(() => {});
    this.#waiting.push(entry);
    return entry;
  }

  #leave(entry: Entry): void {
    entry.waiters -= 1;
    const place = this.#waiting.indexOf(entry);
    if (entry.waiters === 0 && place >= 0) this.#waiting.splice(place, 1);
  }

  #startNext(): void {
    while (this.#running.size < this.#atOnce && ![...this.#running].some(({ isSuspect }) => isSuspect)) {
      const next = this.#waiting.find(({ isBackground }) => !isBackground) ?? this.#waiting[0];
      if (!next || (next.isSuspect && this.#running.size > 0)) return;
      this.#waiting.splice(this.#waiting.indexOf(next), 1);
      this.#running.add(next);
      void this.#run(next);
    }
  }

  async #run(entry: Entry): Promise<void> {
    const { job } = entry;
    const started = performance.now();
    try {
      entry.resolve(await job.run());
      this.#durations.add(job.kind, (performance.now() - started) / 1000);
    } catch (error) {
      const isFirstLoss = error instanceof EncoderLost && !entry.isSuspect && !this.#isClosed && entry.waiters > 0;
      if (!isFirstLoss) entry.reject(error);
      else {
        entry.isSuspect = true;
        this.#waiting.unshift(entry);
      }
    } finally {
      this.#running.delete(entry);
      this.#startNext();
    }
  }
}

function unlessAborted<T>(promise: Promise<T>, signal: AbortSignal | undefined, onAbort: () => void): Promise<T> {
  if (!signal) return promise;
  return new Promise((resolve, reject) => {
    const abort = () => {
      onAbort();
      reject(signal.reason);
    };
    signal.addEventListener('abort', abort, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}
