import { readdirSync } from 'node:fs';
import { constants, setPriority } from 'node:os';

/**
 * Lowers the priority of this process. On Linux each thread has its own priority: this sets it for the existing
 * threads, and the encoding threads, which start later, inherit it.
 */
export function lowerPriority(): void {
  for (const thread of [0, ...runningThreads()]) {
    try {
      setPriority(thread, constants.priority.PRIORITY_BELOW_NORMAL);
    } catch {
      // The thread has ended.
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
