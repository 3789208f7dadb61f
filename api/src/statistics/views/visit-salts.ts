import { createHmac, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { addDays, brusselsDay } from '../../kernel/index.ts';
import { type Db, networkOf } from '../../platform/index.ts';
import type { CountedAct } from './write-visits.ts';

/** How long a salt is kept after its day, in milliseconds: until the last half hour of the day is over. */
const OUTLIVES = 60 * 60_000;

/** Rows deleted per batch: few, so that nothing is blocked for long. */
const BATCH = 1000;

/** The properties that identify a visitor. */
export interface Visitor {
  address: string;
  agent: string;
}

/**
 * The random salts for hashing visitors: one for each day, shared by all apis of a site. Today's and tomorrow's are
 * kept in memory, so that hashing works for a day without the database.
 */
export class VisitSalts {
  readonly #db: Db;
  #salts: ReadonlyMap<string, string> = new Map();

  constructor(db: Db) {
    this.#db = db;
  }

  /** Creates missing salts. Needs no query if they are known. Rejects when the database does not answer. */
  async prepare(now: Date): Promise<void> {
    const today = brusselsDay(now);
    const days = [today, addDays(today, 1)];
    if (days.every((day) => this.#salts.has(day))) return;
    await this.#db
      .insertInto('visit_salt')
      .values(days.map((day) => ({ day, salt: randomBytes(32).toString('base64') })))
      .onConflict((conflict) => conflict.column('day').doNothing())
      .execute();
    const rows = await this.#db.selectFrom('visit_salt').selectAll().where('day', 'in', days).execute();
    this.#salts = new Map(rows.map(({ day, salt }) => [day, salt]));
  }

  /** Hash of visitor, act, home and day; null if the day has no salt yet. */
  keyOf(
    day: string,
    { address, agent }: Visitor,
    { act, propertyId }: { act: CountedAct; propertyId: number },
  ): string | null {
    const salt = this.#salts.get(day);
    if (!salt) return null;
    const visitor = JSON.stringify([networkOf(address), agent, act, propertyId]);
    return createHmac('sha256', salt).update(visitor).digest('base64url');
  }

  /** Erases the hashes whose half hour has passed, and the salts of earlier days with their remaining hashes. */
  async erase(now: Date): Promise<void> {
    for (let erased = BATCH; erased === BATCH; ) {
      const { numAffectedRows } = await sql`delete from visit_seen where key in
        (select key from visit_seen where until <= ${now} limit ${BATCH} for update skip locked)`.execute(this.#db);
      erased = Number(numAffectedRows ?? 0);
    }
    const oldest = brusselsDay(new Date(now.getTime() - OUTLIVES));
    await this.#db.deleteFrom('visit_salt').where('day', '<', oldest).execute();
  }
}
