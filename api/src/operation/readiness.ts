import pTimeout from 'p-timeout';
import { TIME_LIMITS } from '../time-limits.ts';
import { shareCheck } from './share-check.ts';

/** One thing that the api needs. */
export interface ReadinessCheck {
  name: string;
  /** Whether the api cannot serve without it. Without the others it is degraded, and goes on. */
  isRequired: boolean;
  /** Whether it is healthy. Throwing means no, and so does taking longer than two seconds. */
  check(): Promise<boolean> | boolean;
}

export interface ReadinessReport {
  status: 'ok' | 'degraded' | 'unavailable';
  checks: Record<string, boolean>;
}

/** Probes that come within so many milliseconds share one check. */
const SHARED = 500;

/** Checks everything the api needs, however often somebody probes. */
export class Readiness {
  readonly #checks: ReadinessCheck[] = [];
  readonly #outcomes = shareCheck(() => Promise.all(this.#checks.map(outcomeOf)), SHARED);
  #isDraining = false;

  add(check: ReadinessCheck): void {
    this.#checks.push(check);
  }

  /** From now on the api is not ready, at once and for good. */
  drain(): void {
    this.#isDraining = true;
  }

  async report(): Promise<ReadinessReport> {
    const outcomes = await this.#outcomes();
    const checks = {
      ...Object.fromEntries(outcomes.map(({ name, isHealthy }) => [name, isHealthy])),
      drain: !this.#isDraining,
    };
    const isServing = !this.#isDraining && outcomes.every(({ isHealthy, isRequired }) => isHealthy || !isRequired);
    const isHealthy = outcomes.every((outcome) => outcome.isHealthy);
    return { status: isServing ? (isHealthy ? 'ok' : 'degraded') : 'unavailable', checks };
  }
}

async function outcomeOf({ name, isRequired, check }: ReadinessCheck) {
  try {
    const isHealthy = await pTimeout(Promise.resolve(check()), { milliseconds: TIME_LIMITS.readinessCheck });
    return { name, isRequired, isHealthy };
  } catch {
    return { name, isRequired, isHealthy: false };
  }
}
