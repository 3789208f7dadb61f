import { brusselsDay } from '../../kernel/index.ts';
import { type Db, type JobLog, type Repeated, repeat } from '../../platform/index.ts';
import { type Visitor, VisitSalts } from './visit-salts.ts';
import { type Visit, writeVisits } from './write-visits.ts';

/** Pause between two runs, in milliseconds. Including the write, no visit waits for more than a second. */
const EVERY = 900;

/** Visits written in one transaction. */
const BATCH = 1000;

/** Maximum number of pending visits, about 10 MB. Visits beyond that are lost in a long outage of the database. */
const MOST = 50_000;

const ERASE_EVERY = 60_000;

/** An incoming visit. */
export interface NewVisit extends Pick<Visit, 'act' | 'propertyId' | 'source' | 'sessions'> {
  visitor: Visitor;
}

/**
 * Counts visits in memory and writes them about once a second, so that no request waits for the database. A killed
 * process loses at most the last second. In an outage of the database visits stay in memory.
 */
export class VisitCounter {
  readonly #db: Db;
  readonly #log: JobLog;
  readonly #clock: () => Date;
  readonly #salts: VisitSalts;
  /** By key, so that repeated visits of one visitor are counted once. */
  readonly #waiting = new Map<string, Visit>();
  readonly #job: Repeated;
  #turn: Promise<void> = Promise.resolve();
  #lost = 0;
  #erasedAt = 0;

  constructor(db: Db, log: JobLog, clock = () => new Date()) {
    this.#db = db;
    this.#log = log;
    this.#clock = clock;
    this.#salts = new VisitSalts(db);
    const options = { first: 0, every: EVERY, log, failure: 'cannot write visits, retrying' };
    this.#job = repeat(() => this.write(), options);
  }

  /** Before this, visitors cannot be told apart, and no visit is counted. Rejects when the database does not answer. */
  ready(): Promise<void> {
    return this.#salts.prepare(this.#clock());
  }

  /** Adds a visit without waiting. Only a hash of the visitor is kept. */
  add({ visitor, act, propertyId, source, sessions }: NewVisit): void {
    const at = this.#clock();
    const day = brusselsDay(at);
    const key = this.#salts.keyOf(day, visitor, { act, propertyId });
    if (key && this.#waiting.has(key)) return;
    if (!key || this.#waiting.size >= MOST) this.#lost += 1;
    else this.#waiting.set(key, { key, act, day, at, propertyId, source, ...(sessions && { sessions }) });
  }

  /** Writes all pending visits, after a run in progress. Rejects if they cannot be written; they stay pending. */
  write(): Promise<void> {
    this.#turn = this.#turn.catch(() => {}).then(() => this.#write());
    return this.#turn;
  }

  /** Writes pending visits for the last time. */
  async stop(): Promise<void> {
    await this.#job.stop();
    await this.write().catch((error) => this.#log.warn({ err: error, count: this.#waiting.size }, 'visits are lost'));
  }

  async #write(): Promise<void> {
    const now = this.#clock();
    await this.#salts.prepare(now);
    while (this.#waiting.size > 0) await this.#writeBatch();
    if (this.#lost > 0)
      this.#log.warn({ count: this.#lost }, 'visits were not counted: the database was down for too long');
    this.#lost = 0;
    if (now.getTime() - this.#erasedAt < ERASE_EVERY) return;
    await this.#salts.erase(now);
    this.#erasedAt = now.getTime();
  }

  async #writeBatch(): Promise<void> {
    const batch = [...this.#waiting.values()].slice(0, BATCH);
    for (const { key } of batch) this.#waiting.delete(key);
    try {
      await writeVisits(this.#db, batch);
    } catch (error) {
      for (const visit of batch) this.#waiting.set(visit.key, visit);
      throw error;
    }
  }
}
