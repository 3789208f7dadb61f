import { type Repeated, repeat as repeatTurns } from '@facade/server-kit/repeat';
import { failureLog, type JobLog } from './failure-log.ts';

export type { Repeated } from '@facade/server-kit/repeat';

interface RepeatOptions {
  /** Wait before the first turn, in milliseconds; `every` where none is given. */
  first?: number;
  /** Wait between the end of a turn and the next, in milliseconds. */
  every: number;
  log: JobLog;
  /** What is logged when a turn fails. */
  failure: string;
}

/** Runs a job again and again, as `repeat` of server-kit does, and logs turns that fail. */
export const repeat = (
  turn: (signal: AbortSignal) => Promise<void>,
  { log, failure, ...times }: RepeatOptions,
): Repeated => repeatTurns(turn, { ...times, onFailure: failureLog(log, failure) });
