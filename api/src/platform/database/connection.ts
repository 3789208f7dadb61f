import type { PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import { asUnavailable } from './unavailable.ts';

export interface ConnectionOptions {
  /** Statement timeout in milliseconds; null: none. */
  statementLimit: number | null;
  /** Statement timeout of the server itself. */
  serverLimit?: number;
  /** Called for each statement that the database executed, or refused because of the statement itself. */
  onAnswer(): void;
  /** Called for each failure that is not the statement's fault. */
  onFailure(error: unknown): void;
}

/**
 * A connection of the pool as Kysely needs it. A statement that times out closes its connection, because otherwise the pool
 * would reuse it with the statement still running. Failures that are not the statement's fault throw `DatabaseUnavailable`.
 */
export function kyselyClient(client: pg.PoolClient, options: ConnectionOptions): PostgresPoolClient {
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
      else options.onFailure(seen);
      throw seen;
    } finally {
      clearTimeout(timer);
    }
  };
  return { query: ask as unknown as PostgresPoolClient['query'], release };
}
