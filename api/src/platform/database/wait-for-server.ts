import { sql } from 'kysely';
import pg from 'pg';
import type { DatabaseLog } from './outage-log.ts';
import type { Db } from './schema.ts';
import { DatabaseUnavailable } from './unavailable.ts';
import { waitUntilOpen } from './wait-until-open.ts';

export interface ServerOptions {
  url: string;
  /** How long to wait for a server that accepts no connections yet, in milliseconds. */
  wait: number;
  log: DatabaseLog;
}

/**
 * Waits for a server that may still be starting. Does not retry if the server rejects the user or does not know the database.
 * @throws StartupError with one line
 */
export function waitForServer(db: Db, { url, wait, log }: ServerOptions): Promise<void> {
  const { hostname, port, pathname } = new URL(url);
  const problem = `The database ${pathname.slice(1)} at ${hostname}:${port || 5432} cannot be reached`;
  const open = () =>
    sql`select 1`.execute(db).catch((error: unknown) => {
      throw error instanceof DatabaseUnavailable ? error.cause : error;
    });
  return waitUntilOpen(open, { problem, wait, log, isTransient });
}

const isTransient = (cause: unknown): boolean =>
  !(cause instanceof pg.DatabaseError && /^(28|3D)/.test(cause.code ?? ''));
