import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import pg from 'pg';
import { StartupError } from '../config/startup-error.ts';
import type { DatabaseLog } from './outage-log.ts';
import type { Db } from './schema.ts';
import { DatabaseUnavailable, reasonOf } from './unavailable.ts';

/** Pause between two attempts, in milliseconds. */
const RETRY = 500;

export interface ReachOptions {
  url: string;
  /** How long a server that does not take connections yet is waited for, in milliseconds. */
  wait: number;
  log: DatabaseLog;
}

/**
 * Waits for a server that may still be starting. One that refuses the user or does not know the database will not change.
 * @throws StartupError with one line
 */
export async function reach(db: Db, { url, wait, log }: ReachOptions): Promise<void> {
  const end = performance.now() + wait;
  const { hostname, port, pathname } = new URL(url);
  const name = `The database ${pathname.slice(1)} at ${hostname}:${port || 5432}`;
  for (let isFirst = true; ; isFirst = false) {
    try {
      await sql`select 1`.execute(db);
      return;
    } catch (error) {
      const cause = error instanceof DatabaseUnavailable ? error.cause : error;
      const reason = reasonOf(cause);
      if (!isTransient(cause) || performance.now() + RETRY > end)
        throw new StartupError(`${name} cannot be reached: ${reason}`);
      if (isFirst) log.warn({ reason }, `${name} cannot be reached yet, it is tried for ${wait / 1000} s`);
      await delay(RETRY);
    }
  }
}

const isTransient = (cause: unknown): boolean =>
  !(cause instanceof pg.DatabaseError && /^(28|3D)/.test(cause.code ?? ''));
