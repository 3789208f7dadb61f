import { readFileSync } from 'node:fs';
import type { Mark } from './mark.ts';

/** `stalled`: it has not come back for a moment, so others should not wait for it. `hanging`: it will not come back. */
export type Progress = 'fine' | 'stalled' | 'hanging';

/**
 * After this time in one piece of code, in milliseconds of processor time: on a busy machine a process may be late without being at
 * fault. A piece takes 1 to 20.
 */
const LIMITS = { stalled: 100, hanging: 400 };
/** The same on systems that do not say how much processor time a process has used; and for code that waits without using any. */
const ELAPSED = { stalled: 400, hanging: 2500 };
/** A new process first has to compile what it runs: its pieces may take this many times as long. */
const YOUNG = 2;

/** Watches whether a renderer leaves the code that it runs. */
export class StallWatch {
  readonly #usedTime: () => number | null;
  #number = -1;
  #since = { elapsed: 0, used: 0 as number | null };

  /** `usedTime`: processor time of the process so far, in milliseconds. */
  constructor(usedTime: () => number | null) {
    this.#usedTime = usedTime;
  }

  /** Call it every few milliseconds. `isYoung`: it has rendered few pages so far. */
  look({ number, isBusy }: Pick<Mark, 'number' | 'isBusy'>, now: number, isYoung: boolean): Progress {
    const times = isYoung ? YOUNG : 1;
    if (!isBusy || number !== this.#number) {
      this.#number = number;
      if (isBusy) this.#since = { elapsed: now, used: this.#usedTime() };
      return 'fine';
    }
    const elapsed = now - this.#since.elapsed;
    if (elapsed < LIMITS.stalled * times) return 'fine';
    const before = this.#since.used;
    const used = before === null ? null : (this.#usedTime() ?? before) - before;
    if ((used ?? 0) >= LIMITS.hanging * times || elapsed >= ELAPSED.hanging) return 'hanging';
    return (used ?? 0) >= LIMITS.stalled * times || elapsed >= ELAPSED.stalled ? 'stalled' : 'fine';
  }
}

/** Length of the units of `/proc`, in milliseconds. */
const TICK = 10;

/** Processor time of a process in milliseconds; null on systems without `/proc`. */
export function usedTimeOf(pid: number | undefined): number | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name in parentheses may contain spaces; user and system time are the 12th and 13th field after it.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[11]) + Number(fields[12])) * TICK;
  } catch {
    return null;
  }
}
