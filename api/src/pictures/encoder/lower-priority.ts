import { readdirSync } from 'node:fs';
import { constants, setPriority } from 'node:os';

/**
 * Lowers the priority of this process. On Linux it belongs to each thread: it is set for those there are, and inherited by those that
 * encode, which are started later.
 */
export function lowerPriority(): void {
  for (const thread of [0, ...runningThreads()]) {
    try {
      setPriority(thread, constants.priority.PRIORITY_BELOW_NORMAL);
    } catch {
      // It has ended meanwhile.
    }
  }
}

function runningThreads(): number[] {
  try {
    return readdirSync('/proc/self/task').map(Number);
  } catch {
    return [];
  }
}
