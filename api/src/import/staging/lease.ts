import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { sql } from 'kysely';
import { StartupError } from '../../kernel/index.ts';
import type { Db } from '../../platform/index.ts';

type Tx = Parameters<Parameters<ReturnType<Db['transaction']>['execute']>[0]>[0];

/** How often the lease is renewed, and how long it lasts without renewal, in seconds. */
const RENEW = 5;
const LASTS = 30;

const BUSY =
  'Another import is running: try again when it has ended. One that was killed is forgotten after half a minute.';

/** Tokens of imports in this process. */
const mine = new Set<string>();

/** A lock for imports: only one at a time, across all processes and machines on a database. */
export class Lease {
  readonly #db: Db;
  readonly #token: string;
  readonly #timer: NodeJS.Timeout;

  constructor(db: Db, token: string) {
    this.#db = db;
    this.#token = token;
    // The next renewal makes up for a failed one; `keep` decides in the end.
    this.#timer = setInterval(() => void this.#renew().catch(() => {}), RENEW * 1000).unref();
  }

  /**
   * Holds the lease until the end of the transaction. Throws if it was lost, as after a long outage of the database.
   */
  async keep(tx: Tx): Promise<void> {
    clearInterval(this.#timer);
    const { rows } = await sql`select from import_state where token = ${this.#token} for update`.execute(tx);
    if (rows.length === 0)
      throw new StartupError('The import was interrupted for too long and lost its lock: run it again.');
  }

  async release(): Promise<void> {
    clearInterval(this.#timer);
    mine.delete(this.#token);
    await sql`update import_state set token = null where token = ${this.#token}`.execute(this.#db);
  }

  async #renew(): Promise<void> {
    await sql`update import_state set renewed_at = now() where token = ${this.#token}`.execute(this.#db);
  }
}

/** Throws a StartupError if another import has it. */
export async function takeLease(db: Db): Promise<Lease> {
  const token = randomUUID();
  await sql`insert into import_state ("only") values (true) on conflict do nothing`.execute(db);
  await db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ token: string | null; holder: string | null; fresh: boolean | null }>`
      select token, holder, renewed_at > now() - make_interval(secs => ${sql.lit(LASTS)}) as fresh
      from import_state for update skip locked`.execute(tx);
    const [state] = rows;
    if (!state || (state.token && state.fresh && isAlive(state.token, state.holder))) throw new StartupError(BUSY);
    await sql`update import_state set token = ${token}, holder = ${`${hostname()} ${process.pid}`}, renewed_at = now()`.execute(
      tx,
    );
  });
  mine.add(token);
  return new Lease(db, token);
}

/** Whether the holder may still be running: only known for processes on this machine. */
function isAlive(token: string, holder: string | null): boolean {
  const [host, pid] = (holder ?? '').split(' ');
  if (host !== hostname()) return true;
  if (Number(pid) === process.pid) return mine.has(token);
  try {
    process.kill(Number(pid), 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
