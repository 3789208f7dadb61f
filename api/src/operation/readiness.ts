import { setTimeout as delay } from 'node:timers/promises';
import { sharedLook } from './shared-look.ts';

/** One thing that the api needs. */
export interface ReadinessCheck {
  name: string;
  /** Whether the api cannot serve without it. Without the others it is degraded, and goes on. */
  isRequired: boolean;
  /** Whether all is well. Throwing means no, and so does taking longer than two seconds. */
  look(): Promise<boolean> | boolean;
}

export interface ReadinessReport {
  status: 'ok' | 'degraded' | 'unavailable';
  checks: Record<string, boolean>;
}

/** Longest time for one check, in milliseconds. */
const LIMIT = 2000;

/** Probes that come within so many milliseconds share one look. */
const SHARED = 500;

/** Looks at everything the api needs, however often somebody probes. */
export class Readiness {
  readonly #checks: ReadinessCheck[] = [];
  readonly #look = sharedLook(() => Promise.all(this.#checks.map(outcomeOf)), SHARED);
  #isDraining = false;

  add(check: ReadinessCheck): void {
    this.#checks.push(check);
  }

  /** From now on the api is not ready, at once and for good. */
  drain(): void {
    this.#isDraining = true;
  }

  async report(): Promise<ReadinessReport> {
    const outcomes = await this.#look();
    const checks = {
      ...Object.fromEntries(outcomes.map(({ name, isWell }) => [name, isWell])),
      drain: !this.#isDraining,
    };
    const isServing = !this.#isDraining && outcomes.every(({ isWell, isRequired }) => isWell || !isRequired);
    const isWell = outcomes.every((outcome) => outcome.isWell);
    return { status: isServing ? (isWell ? 'ok' : 'degraded') : 'unavailable', checks };
  }
}

async function outcomeOf({ name, isRequired, look }: ReadinessCheck) {
  try {
    const isWell = await Promise.race([look(), delay(LIMIT, false, { ref: false })]);
    return { name, isRequired, isWell };
  } catch {
    return { name, isRequired, isWell: false };
  }
}
