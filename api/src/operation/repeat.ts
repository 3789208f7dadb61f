import { setTimeout as delay } from 'node:timers/promises';
import { failureLog, type JobLog } from './failure-log.ts';

export interface RepeatOptions {
  /** Wait before the first turn, in milliseconds; `every` where none is given. */
  first?: number;
  /** Wait between the end of a turn and the next, in milliseconds. */
  every: number;
  log: JobLog;
  /** What is logged when a turn fails. */
  failure: string;
}

/** A job that runs again and again. */
export interface Repeated {
  /** Begins no more turns, and waits for the one at work. */
  stop(): Promise<void>;
}

/**
 * Runs a job again and again, one turn after the other. One that fails is logged, and the next tries again.
 * @param turn its signal says that the job is to stop; a long one heeds it
 */
export function repeat(
  turn: (signal: AbortSignal) => Promise<void>,
  { every, first = every, log, failure }: RepeatOptions,
): Repeated {
  const ending = new AbortController();
  const { signal } = ending;
  const logFailure = failureLog(log, failure);
  const pause = (milliseconds: number) => delay(milliseconds, undefined, { signal, ref: false }).catch(() => {});
  const run = async () => {
    await pause(first);
    while (!signal.aborted) {
      await turn(signal).catch(logFailure);
      await pause(every);
    }
  };
  const running = run();
  return {
    async stop() {
      ending.abort();
      await running;
    },
  };
}
