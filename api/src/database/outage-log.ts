import { reasonOf } from './unavailable.ts';

export interface DatabaseLog {
  warn(details: object, message: string): void;
  info(details: object, message: string): void;
}

/** While an outage lasts it is logged again after so many milliseconds. */
const REMINDER = 60_000;

/** An outage has ended when the database has answered and nothing has failed for so many milliseconds. */
const QUIET = 3000;

/** Logs that an outage began, lasts and ended, instead of every statement that it fails. */
export class OutageLog {
  readonly #log: DatabaseLog;
  #loggedAt = 0;
  #failedAt: number | null = null;

  constructor(log: DatabaseLog) {
    this.#log = log;
  }

  failed(error: unknown): void {
    const now = performance.now();
    if (this.#failedAt === null || now - this.#loggedAt > REMINDER) {
      this.#loggedAt = now;
      this.#log.warn({ reason: reasonOf(error) }, 'database outage');
    }
    this.#failedAt = now;
  }

  /** Some statements work in an outage: on a full disk everything that only reads. */
  answered(): void {
    if (this.#failedAt === null || performance.now() - this.#failedAt < QUIET) return;
    this.#failedAt = null;
    this.#log.info({}, 'the database works again');
  }
}
