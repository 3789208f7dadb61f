import type { HangLimits } from './hang-watch.ts';

/** Seconds a start may take: an api may wait ten minutes for its database, and a large one takes a while to migrate. */
const START = 1200;

/** Limits for a timeout in seconds without an answer; 0 disables the check. */
export const hangLimits = (seconds: number): HangLimits => ({
  after: seconds * 1000,
  every: Math.min(5000, (seconds * 1000) / 4),
  start: seconds && START * 1000,
});
