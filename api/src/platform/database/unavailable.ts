import pg from 'pg';

/** The database cannot do this now, but may again in a moment: the request is answered with 503. `cause` is what it reported. */
export class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable';

  constructor(cause: unknown) {
    super(`The database is not available: ${reasonOf(cause)}`, { cause });
  }
}

/**
 * SQLSTATEs of failures that end without a change of the program: connection exceptions (08), no room (53), operator
 * intervention and time limits (57), system errors (58), a read-only database, idle and lock time limits, conflicts of
 * transactions.
 */
const TRANSIENT = /^(08|53|57|58)|^(25006|25P02|25P03|25P04|40001|40P01|55P03)$/;

/** Converts a statement's error to {@link DatabaseUnavailable}, unless the statement or the program itself is wrong. */
export function asUnavailable(error: unknown): unknown {
  if (error instanceof TypeError || error instanceof RangeError) return error;
  if (error instanceof pg.DatabaseError && !TRANSIENT.test(error.code ?? '')) return error;
  return new DatabaseUnavailable(error);
}

/** Why a connection or statement failed, in a few words; if several addresses refuse, their common error has no message. */
export function reasonOf(error: unknown): string {
  const { message, code, errors } = error as { message?: string; code?: string; errors?: unknown[] };
  return message || (errors?.length ? reasonOf(errors[0]) : code) || String(error);
}
