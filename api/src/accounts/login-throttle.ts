import { sql } from 'kysely';
import { ALLOWANCES, countHit, type Db, keyedHash, networkOf, undoHit } from '../platform/index.ts';

/** How long a newcomer then waits once, in seconds. Short, because it may be the owner on a new phone. */
const NEWCOMER_WAIT = 10;
/** Attempts one source has without a wait; then it waits 2, 4, 8 … seconds. */
const FREE_ATTEMPTS = 3;
const LONGEST_WAIT = 15 * 60;
/** A source that is idle for this long counts as a newcomer again. */
const FORGET_HOURS = 12;

/**
 * Throttles guesses at one account, across addresses and across apis. It delays but never locks an account: other people's
 * attempts cost a newcomer one short wait and a known browser nothing. Only a source that itself guesses wrong waits ever
 * longer. An account that does not exist is throttled the same way.
 */
export class LoginThrottle {
  readonly #db: Db;
  readonly #scope: string;

  /** @param scope prefix that separates its counters from others */
  constructor(db: Db, scope: string) {
    this.#db = db;
    this.#scope = scope;
  }

  /** Counts the attempt of a known browser. Returns whether it may proceed regardless of what strangers did. */
  async admitDevice(device: string): Promise<boolean> {
    const key = await keyedHash(this.#db, `${this.#scope}login-device`, device);
    return (await countHit(this.#db, key, ALLOWANCES.guessesByDevice.seconds)).hits <= ALLOWANCES.guessesByDevice.max;
  }

  /** Counts a stranger's attempt before its password is checked. Returns the seconds to wait; 0: check it now. */
  async admitStranger(email: string, address: string): Promise<number> {
    const { hits } = await countHit(this.#db, await this.#accountKey(email), ALLOWANCES.guessesAtAccount.seconds);
    const newcomerWaits = hits > ALLOWANCES.guessesAtAccount.max ? NEWCOMER_WAIT : 0;
    const { rows } = await sql<{ admitted: boolean; wait: number }>`
      insert into login_source as source (key, attempts, admitted, free_at, forget_at)
      values (
        ${await this.#sourceKey(email, address)},
        ${newcomerWaits === 0 ? 1 : 0},
        ${newcomerWaits === 0},
        now() + make_interval(secs => ${newcomerWaits}),
        now() + make_interval(hours => ${FORGET_HOURS})
      )
      on conflict (key) do update set
        admitted = source.free_at <= now(),
        attempts = source.attempts + (source.free_at <= now())::int,
        free_at = case when source.free_at > now() then source.free_at else now() + make_interval(secs => greatest(
          ${newcomerWaits}::float8,
          case when source.attempts + 1 < ${FREE_ATTEMPTS} then 0
          else least(${LONGEST_WAIT}::float8, power(2::float8, least(source.attempts + 2 - ${FREE_ATTEMPTS}, 20))) end
        )) end,
        forget_at = excluded.forget_at
      returning admitted, greatest(1, ceil(extract(epoch from free_at - now())))::int as wait`.execute(this.#db);
    const [row] = rows;
    return !row || row.admitted ? 0 : row.wait;
  }

  /** The password was right, so this attempt was not a guess. */
  async forgive(email: string, address: string): Promise<void> {
    await undoHit(this.#db, await this.#accountKey(email));
    await this.#db
      .deleteFrom('login_source')
      .where('key', '=', await this.#sourceKey(email, address))
      .execute();
  }

  #accountKey = (email: string) => keyedHash(this.#db, `${this.#scope}login-account`, email);
  #sourceKey = (email: string, address: string) =>
    keyedHash(this.#db, `${this.#scope}login-source`, email, networkOf(address));
}
