/** The error budget of a release. */
export interface BudgetLimits {
  /** Allowed failures in percent of its loads, on top of those of the live release. */
  percent: number;
  /** Fewer failures than this are considered chance. */
  failures: number;
  /** Length of the sliding window, in milliseconds. */
  window: number;
}

export interface Tally {
  loads: number;
  failures: number;
}

/** Number of steps in a window. */
const STEPS = 60;

interface Step extends Tally {
  until: number;
}

/** Loads and failures of one release in a sliding window. */
export class ReleaseTally {
  readonly #window: number;
  readonly #steps: Step[] = [];
  /** Visitor → time of the last counted failure: each visitor counts once per window. */
  readonly #visitors = new Map<string, number>();

  constructor(window: number) {
    this.#window = window;
  }

  loaded(now: number): void {
    this.#step(now).loads += 1;
  }

  failed(now: number): void {
    this.#step(now).failures += 1;
  }

  /** A failure that only a visitor reports. Returns whether it counts. */
  reported(visitor: string, now: number): boolean {
    const last = this.#visitors.get(visitor);
    if (last !== undefined && now - last < this.#window) return false;
    for (const [known, at] of this.#visitors) if (now - at >= this.#window) this.#visitors.delete(known);
    this.#visitors.set(visitor, now);
    this.failed(now);
    return true;
  }

  sum(now: number): Tally {
    this.#drop(now);
    return this.#steps.reduce(
      (sum, { loads, failures }) => ({ loads: sum.loads + loads, failures: sum.failures + failures }),
      { loads: 0, failures: 0 },
    );
  }

  #step(now: number): Step {
    const last = this.#steps.at(-1);
    if (last && now < last.until) return last;
    this.#drop(now);
    const step = { until: now + this.#window / STEPS, loads: 0, failures: 0 };
    this.#steps.push(step);
    return step;
  }

  #drop(now: number): void {
    while (this.#steps[0] && this.#steps[0].until <= now - this.#window) this.#steps.shift();
  }
}

/** In percent. A failure without a load counts as 100. */
export const failureRate = ({ loads, failures }: Tally): number =>
  failures === 0 ? 0 : (failures / Math.max(loads, failures)) * 100;

/** Whether a canary has exhausted its budget: enough failures, and enough more than the live release in the same time. */
export const isExhausted = (canary: Tally, live: Tally, { percent, failures }: BudgetLimits): boolean =>
  canary.failures >= failures && failureRate(canary) - failureRate(live) > percent;
