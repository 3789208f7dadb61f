import type { PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import { asUnavailable, isPanic } from './unavailable.ts';

export interface ConnectionOptions {
  /** Longest time that a statement may take, in milliseconds; null for any time. */
  statementLimit: number | null;
  /** The same for the server itself, which is told so; none for the embedded database. */
  serverLimit?: number;
  /** Called for each statement that the database executed, or refused for a reason of the statement's own. */
  onAnswer(): void;
  /** Called for each failure that was not the statement's. `isDead`: the database itself will not go on. */
  onFailure(error: unknown, isDead: boolean): void;
}

/**
 * A connection of the pool as Kysely wants it. A statement that gets no answer in time ends its connection, because a pool
 * would lend it on with the statement still under way. What is not the statement's fault is thrown as `DatabaseUnavailable`.
 */
export function lend(client: pg.PoolClient, options: ConnectionOptions): PostgresPoolClient {
  let isReleased = false;
  const release = (destroy?: boolean) => {
    if (isReleased) return;
    isReleased = true;
    client.release(destroy);
  };
  const ask = async (statement: string, values: unknown[]) => {
    let isLate = false;
    const giveUp = () => {
      isLate = true;
      release(true);
    };
    const timer = options.statementLimit === null ? undefined : setTimeout(giveUp, options.statementLimit);
    try {
      const answer = await client.query(statement, values);
      options.onAnswer();
      return answer;
    } catch (error) {
      const seen = isLate
        ? asUnavailable(new Error(`no answer within ${options.statementLimit} ms`))
        : asUnavailable(error);
      if (seen === error) options.onAnswer();
      else options.onFailure(seen, isLate || isPanic(error));
      throw seen;
    } finally {
      clearTimeout(timer);
    }
  };
  return { query: ask as unknown as PostgresPoolClient['query'], release };
}
