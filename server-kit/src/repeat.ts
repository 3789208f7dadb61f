import { setTimeout as delay } from 'node:timers/promises';

export interface RepeatOptions {
  /** Wait before the first turn, in milliseconds; `every` where none is given. */
  first?: number;
  /** Wait between the end of a turn and the next, in milliseconds. */
  every: number;
  /** Is told why a turn failed; the next tries again. */
  onFailure(error: unknown): void;
}

/** A job that runs again and again. */
export interface Repeated {
  /** Begins no more turns, and waits for the one at work. */
  stop(): Promise<void>;
}

/**
 * Runs a job again and again, one turn after the other. It does not keep the process alive.
 * @param turn its signal says that the job is to stop; a long one heeds it
 */
export function repeat(
  turn: (signal: AbortSignal) => Promise<unknown>,
  { every, first = every, onFailure }: RepeatOptions,
): Repeated {
  const ending = new AbortController();
  const { signal } = ending;
  const pause = (milliseconds: number) => delay(milliseconds, undefined, { signal, ref: false }).catch(() => {});
  const run = async () => {
    await pause(first);
    while (!signal.aborted) {
      await turn(signal).catch(onFailure);
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
