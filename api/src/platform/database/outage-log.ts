import { reasonOf } from './unavailable.ts';

export interface DatabaseLog {
  warn(details: object, message: string): void;
  info(details: object, message: string): void;
}

/** An outage is logged again at this interval while it lasts, in milliseconds. */
const REMINDER = 60_000;

/** An outage has ended when the database has answered and nothing has failed for this many milliseconds. */
const QUIET = 3000;

/** Logs that an outage begins, lasts and ends, instead of every statement that fails because of it. */
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

  /** Some statements work in an outage: on a full disk all that only read. */
  answered(): void {
    if (this.#failedAt === null || performance.now() - this.#failedAt < QUIET) return;
    this.#failedAt = null;
    this.#log.info({}, 'the database works again');
  }
}
