import pg from 'pg';

/** The database cannot do this now and may again in a moment: a request is answered with 503. `cause` is what it reported. */
export class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable';

  constructor(cause: unknown) {
    super(`The database is not available: ${reasonOf(cause)}`, { cause });
  }
}

/**
 * SQLSTATEs of failures that end without a change of the program: connection exceptions (08), no room (53), operator intervention and
 * time limits (57), system errors (58), a read-only database, idle and lock time limits, conflicts of transactions.
 */
const TRANSIENT = /^(08|53|57|58)|^(25006|25P02|25P03|25P04|40001|40P01|55P03)$/;

/** Whether PostgreSQL answered that it cannot go on at all; the embedded one then never answers again. */
export const isPanic = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && ['FATAL', 'PANIC'].includes(error.severity ?? '');

/** What a statement failed with, as {@link DatabaseUnavailable} unless the statement or the program itself is wrong. */
export function asUnavailable(error: unknown): unknown {
  if (error instanceof TypeError || error instanceof RangeError) return error;
  if (error instanceof pg.DatabaseError && !TRANSIENT.test(error.code ?? '')) return error;
  return new DatabaseUnavailable(error);
}

/** Why a connection or statement failed, in a few words; several addresses that refuse come as one error without a message. */
export function reasonOf(error: unknown): string {
  const { message, code, errors } = error as { message?: string; code?: string; errors?: unknown[] };
  return message || (errors?.length ? reasonOf(errors[0]) : code) || String(error);
}
