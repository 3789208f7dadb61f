import { setTimeout as delay } from 'node:timers/promises';

export interface RepeatOptions {
  /** Delay before the first run, in milliseconds; `every` by default. */
  first?: number;
  /** Delay between the end of a run and the next, in milliseconds. */
  every: number;
  /** Called when a run fails; the next run takes place as usual. */
  onFailure(error: unknown): void;
}

/** A job that runs repeatedly. */
export interface Repeated {
  /** Starts no more runs, and waits for the current one. */
  stop(): Promise<void>;
}

/**
 * Runs a job repeatedly, one run at a time. Does not keep the process alive.
 * @param turn one run; its signal is aborted when the job must stop, and a long run should check it
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
