import { type BudgetLimits, failureRate, isExhausted, ReleaseTally } from './error-budget.ts';

export interface LiveWatchOptions {
  limits: BudgetLimits;
  /** Makes the earlier release live again. Resolves to whether this call did it. */
  revert(section: string, version: string, why: string): Promise<boolean>;
  log: { error(details: object, message: string): void };
  reverted(section: string): void;
}

/** Delay before a rollback that failed or was not allowed is retried, in milliseconds. */
const RETRY = 60_000;

/**
 * Tracks the error budgets of live releases without a canary, and rolls back those that exhaust theirs. Counts only what this
 * server rendered: anyone can send a browser report.
 */
export class LiveWatch {
  readonly #options: LiveWatchOptions;
  /** Section → its live release. */
  #live = new Map<string, string>();
  readonly #tallies = new Map<string, ReleaseTally>();
  readonly #retryAt = new Map<string, number>();

  constructor(options: LiveWatchOptions) {
    this.#options = options;
  }

  /** Sets the live release of each section. Counts of other releases are dropped. */
  follow(live: ReadonlyMap<string, string>): void {
    for (const [section, version] of this.#live) {
      if (live.get(section) === version) continue;
      this.#tallies.delete(section);
      this.#retryAt.delete(section);
    }
    this.#live = new Map(live);
  }

  /** A visitor received a document with this release. `failed`: without what the release should have rendered. */
  served(section: string, release: string, failed: boolean): void {
    if (this.#live.get(section) !== release) return;
    this.#tally(section).loaded(Date.now());
    if (failed) this.failedLate(section, release);
  }

  /** The same, and code of the release that threw after its render. */
  failedLate(section: string, release: string): void {
    if (this.#live.get(section) !== release) return;
    const { limits } = this.#options;
    const now = Date.now();
    const tally = this.#tally(section);
    tally.failed(now);
    const sum = tally.sum(now);
    if (!isExhausted(sum, { loads: 0, failures: 0 }, limits)) return;
    const why =
      `error budget spent: ${sum.failures} failures in ${sum.loads} loads (${failureRate(sum).toFixed(1)} %) ` +
      `within ${limits.window / 60_000} minutes, allowed ${limits.percent} %`;
    this.end(section, release, why);
  }

  /** Rolls back, whatever the budget, if this release is live. */
  end(section: string, release: string, why: string): void {
    const now = Date.now();
    if (this.#live.get(section) !== release || now < (this.#retryAt.get(section) ?? 0)) return;
    this.#retryAt.set(section, now + RETRY);
    void this.#revert(section, release, why);
  }

  #tally(section: string): ReleaseTally {
    const tally = this.#tallies.get(section) ?? new ReleaseTally(this.#options.limits.window);
    this.#tallies.set(section, tally);
    return tally;
  }

  async #revert(section: string, release: string, reason: string): Promise<void> {
    const { revert, reverted, log } = this.#options;
    try {
      if (!(await revert(section, release, reason))) return;
      reverted(section);
      log.error({ section, release, reason }, 'live release rolled back');
    } catch (error) {
      log.error({ section, release, reason, error: String(error) }, 'live release cannot be rolled back');
    }
  }
}
