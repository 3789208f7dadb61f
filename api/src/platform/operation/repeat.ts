import { type Repeated, repeat as repeatTurns } from '@facade/server-kit/repeat';
import { failureLog, type JobLog } from './failure-log.ts';

export type { Repeated } from '@facade/server-kit/repeat';

interface RepeatOptions {
  /** Wait before the first run, in milliseconds. Default: `every`. */
  first?: number;
  /** Wait between the end of a run and the next, in milliseconds. */
  every: number;
  log: JobLog;
  /** Log message for a failed run. */
  failure: string;
}

/** Repeats a job, as `repeat` of server-kit does, and logs failed runs. */
export const repeat = (
  turn: (signal: AbortSignal) => Promise<void>,
  { log, failure, ...times }: RepeatOptions,
): Repeated => repeatTurns(turn, { ...times, onFailure: failureLog(log, failure) });
