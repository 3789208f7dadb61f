import { setTimeout as delay } from 'node:timers/promises';
import { StartupError } from '../../kernel/index.ts';
import type { DatabaseLog } from './outage-log.ts';
import { reasonOf } from './unavailable.ts';

/** Pause between two attempts, in milliseconds. */
const RETRY = 500;

export interface WaitOptions {
  /** The database and what failed, for the log: `The database facade at db:5432 cannot be reached`. */
  problem: string;
  /** How long to retry, in milliseconds. */
  wait: number;
  log: DatabaseLog;
  /** Whether a failure may be temporary; true by default. */
  isTransient?: (error: unknown) => boolean;
}

/**
 * Retries opening a database until it succeeds.
 * @throws StartupError with one line
 */
export async function waitUntilOpen(open: () => Promise<unknown>, options: WaitOptions): Promise<void> {
  const { problem, wait, log, isTransient = () => true } = options;
  const end = performance.now() + wait;
  for (let isFirst = true; ; isFirst = false) {
    try {
      await open();
      return;
    } catch (error) {
      const reason = reasonOf(error);
      if (!isTransient(error) || performance.now() + RETRY > end) throw new StartupError(`${problem}: ${reason}`);
      if (isFirst) log.warn({ reason }, `${problem} yet, retrying for up to ${wait / 1000} s`);
      await delay(RETRY);
    }
  }
}
