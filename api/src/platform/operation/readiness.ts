import pTimeout from 'p-timeout';
import { TIME_LIMITS } from '../../kernel/index.ts';
import { shareCheck } from './share-check.ts';

/** A dependency of the api. */
export interface ReadinessCheck {
  name: string;
  /** Whether the api cannot serve without it. Without an optional one it is degraded and keeps serving. */
  isRequired: boolean;
  /** Whether it is healthy. An error or more than two seconds means no. */
  check(): Promise<boolean> | boolean;
}

export interface ReadinessReport {
  status: 'ok' | 'degraded' | 'unavailable';
  checks: Record<string, boolean>;
}

/** Probes within this many milliseconds share one check. */
const SHARED = 500;

/** Checks all dependencies. Frequent probes share checks. */
export class Readiness {
  readonly #checks: ReadinessCheck[] = [];
  readonly #outcomes = shareCheck(() => Promise.all(this.#checks.map(outcomeOf)), SHARED);
  #isDraining = false;

  add(check: ReadinessCheck): void {
    this.#checks.push(check);
  }

  /** Makes the api not ready from now on, permanently. */
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
