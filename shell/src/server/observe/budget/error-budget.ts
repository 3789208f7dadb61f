/** What a release may fail before it is too much. */
export interface BudgetLimits {
  /** Percent of its loads beyond what the live release fails. */
  percent: number;
  /** Fewer failures are chance. */
  failures: number;
  /** Only what happened in so many milliseconds counts. */
  window: number;
}

export interface Tally {
  loads: number;
  failures: number;
}

/** A window is counted in so many steps. */
const STEPS = 60;

interface Step extends Tally {
  until: number;
}

/** Loads and failures of one release in a sliding window. */
export class ReleaseTally {
  readonly #window: number;
  readonly #steps: Step[] = [];
  /** Visitor → when the last failure was counted: each visitor counts once. */
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

  /** A failure that only a visitor speaks of. Says whether it counts. */
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

/** In percent; a failure without a load is a whole one. */
export const failureRate = ({ loads, failures }: Tally): number =>
  failures === 0 ? 0 : (failures / Math.max(loads, failures)) * 100;

/** Whether a canary has failed too often, and often enough beyond what the live release fails in the same time. */
export const isSpent = (canary: Tally, live: Tally, { percent, failures }: BudgetLimits): boolean =>
  canary.failures >= failures && failureRate(canary) - failureRate(live) > percent;
