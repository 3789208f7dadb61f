import { CommandError } from '../../commands/command.ts';
import type { HangLimits } from './hang-watch.ts';

/** Seconds without an answer after which a server counts as hanging. */
const USUAL = 30;

/** Seconds a start may take: an api may wait ten minutes for its database, and a large one takes a while to migrate. */
const START = 1200;

/** Reads `FACADE_HANG_SECONDS`; 0 watches for nothing. Throws when it is no number of seconds. */
export function hangLimits({ FACADE_HANG_SECONDS: text }: NodeJS.ProcessEnv): HangLimits {
  const seconds = text ? Number(text) : USUAL;
  if (!(seconds >= 0 && seconds <= 3600))
    throw new CommandError(`FACADE_HANG_SECONDS must be a number from 0 to 3600, not "${text}"`);
  return { after: seconds * 1000, every: Math.min(5000, (seconds * 1000) / 4), start: seconds && START * 1000 };
}
