import type { FastifyRequest } from 'fastify';
import type { CanaryShare } from '../../variants/bucket.ts';
import { visitorKey } from '../visitor-key.ts';
import { type BudgetLimits, failureRate, isExhausted, ReleaseTally } from './error-budget.ts';

/** A section with a canary. */
export interface RunningCanary extends CanaryShare {
  /** The release that all other visitors get. */
  live: string;
}

export interface CanaryWatchOptions {
  limits: BudgetLimits;
  /** Ends the canary. Resolves to whether this call did it: another shell may have been first. */
  halt(section: string, version: string, why: string): Promise<boolean>;
  /** Whether the canary is meant for this visitor. A visitor who gets it for another reason does not count. */
  visitorHas(canary: CanaryShare, request: FastifyRequest): boolean;
  log: { error(details: object, message: string): void };
  halted(section: string): void;
}

/** Delay before a failed halt is retried, in milliseconds. */
const RETRY = 5000;

/** Tracks the error budgets of canaries and halts those that exhaust theirs. */
export class CanaryWatch {
  readonly #options: CanaryWatchOptions;
  #canaries = new Map<string, RunningCanary>();
  readonly #tallies = new Map<string, ReleaseTally>();
  readonly #halting = new Map<string, number>();

  constructor(options: CanaryWatchOptions) {
    this.#options = options;
  }

  /** Sets the running canaries. Counts of all others are dropped. */
  follow(canaries: readonly RunningCanary[]): void {
    this.#canaries = new Map(canaries.map((running) => [running.section, running]));
    const watched = new Set(
      canaries.flatMap(({ section, version, live }) => [`${section}@${version}`, `${section}@${live}`]),
    );
    for (const key of [...this.#tallies.keys(), ...this.#halting.keys()]) {
      if (watched.has(key)) continue;
      this.#tallies.delete(key);
      this.#halting.delete(key);
    }
  }

  /** A visitor received a document with this release. `failed`: without what the release should have rendered. */
  served(section: string, release: string, failed: boolean, request: FastifyRequest): void {
    const tally = this.#tallyFor(section, release, request);
    if (!tally) return;
    const now = Date.now();
    tally.loaded(now);
    if (failed) tally.failed(now);
    if (failed) this.#judge(section, now);
  }

  /** A visitor's browser reports that the release failed there. */
  reported(section: string, release: string, request: FastifyRequest): void {
    const now = Date.now();
    if (this.#tallyFor(section, release, request)?.reported(visitorKey(request), now)) this.#judge(section, now);
  }

  /** The server could not open the release, so no visitor got it. */
  notOpened(section: string, release: string): void {
    if (this.#canaries.get(section)?.version === release) this.failedLate(section, release);
  }

  /** Code of the release threw after its render, for a visitor who is no longer known. */
  failedLate(section: string, release: string): void {
    const running = this.#canaries.get(section);
    if (release !== running?.version && release !== running?.live) return;
    const now = Date.now();
    this.#tally(section, release).failed(now);
    this.#judge(section, now);
  }

  /** Ends the canary, whatever its budget, if it is this release. */
  end(section: string, release: string, why: string): void {
    const running = this.#canaries.get(section);
    if (running?.version === release) this.#endOnce(running, why, Date.now());
  }

  #tallyFor(section: string, release: string, request: FastifyRequest): ReleaseTally | null {
    const running = this.#canaries.get(section);
    if (!running || (release !== running.version && release !== running.live)) return null;
    if (this.#options.visitorHas(running, request) !== (release === running.version)) return null;
    return this.#tally(section, release);
  }

  #tally(section: string, release: string): ReleaseTally {
    const key = `${section}@${release}`;
    const tally = this.#tallies.get(key) ?? new ReleaseTally(this.#options.limits.window);
    this.#tallies.set(key, tally);
    return tally;
  }

  #judge(section: string, now: number): void {
    const running = this.#canaries.get(section);
    if (!running) return;
    const { limits } = this.#options;
    const canary = this.#tally(section, running.version).sum(now);
    const live = this.#tally(section, running.live).sum(now);
    if (!isExhausted(canary, live, limits)) return;
    const why =
      `error budget spent: ${canary.failures} failures in ${canary.loads} loads (${failureRate(canary).toFixed(1)} %) ` +
      `within ${limits.window / 60_000} minutes, live ${failureRate(live).toFixed(1)} %, allowed ${limits.percent} %`;
    this.#endOnce(running, why, now);
  }

  #endOnce(running: RunningCanary, why: string, now: number): void {
    const key = `${running.section}@${running.version}`;
    if (now < (this.#halting.get(key) ?? 0)) return;
    this.#halting.set(key, now + RETRY);
    void this.#halt(running, why);
  }

  async #halt({ section, version }: RunningCanary, why: string): Promise<void> {
    const { halt, halted, log } = this.#options;
    try {
      if (!(await halt(section, version, why))) return;
      halted(section);
      log.error({ section, release: version, reason: why }, 'canary halted');
    } catch (error) {
      log.error({ section, release: version, reason: why, error: String(error) }, 'canary cannot be halted');
    }
  }
}
