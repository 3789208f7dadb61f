import { type IntervalHistogram, monitorEventLoopDelay } from 'node:perf_hooks';

/** Interval of the measuring timer, in milliseconds. Anything beyond it is delay. */
const RESOLUTION = 10;
const WINDOW = 500;
/** Lag threshold in milliseconds: half of all timers in a window are this late, so every request waits for everything. */
const TOO_LATE = 250;

/** Measures how far the event loop lags behind. A single long task is not lag: half of a window must be late. */
export class LoopDelay {
  readonly #histogram: IntervalHistogram = monitorEventLoopDelay({ resolution: RESOLUTION });
  readonly #timer: NodeJS.Timeout;
  /** Median of the last window, in milliseconds. */
  #delay = 0;
  readonly #waiting = new Set<() => void>();

  constructor() {
    this.#histogram.enable();
    this.#timer = setInterval(() => this.#check(), WINDOW).unref();
  }

  get isTooLong(): boolean {
    return this.#delay > TOO_LATE;
  }

  /** Resolves once the delay is below the threshold. Rejects with the reason of `signal`. */
  whenInTime(signal: AbortSignal): Promise<void> {
    if (!this.isTooLong) return Promise.resolve();
    return new Promise((resolve, reject) => {
      const end = () => {
        this.#waiting.delete(end);
        signal.removeEventListener('abort', end);
        if (signal.aborted) reject(signal.reason);
        else resolve();
      };
      this.#waiting.add(end);
      signal.addEventListener('abort', end);
    });
  }

  /** Number of callers waiting for {@link LoopDelay.whenInTime}. */
  get waiting(): number {
    return this.#waiting.size;
  }

  stop(): void {
    clearInterval(this.#timer);
    this.#histogram.disable();
  }

  #check(): void {
    const median = this.#histogram.count > 0 ? this.#histogram.percentile(50) / 1e6 : 0;
    this.#delay = Math.max(0, median - RESOLUTION);
    this.#histogram.reset();
    if (!this.isTooLong) for (const end of [...this.#waiting]) end();
  }
}
