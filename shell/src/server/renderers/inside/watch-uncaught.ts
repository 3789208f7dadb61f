import { type Culprit, culpritOf } from '../../uncaught/culprit.ts';
import type { Marks } from './marks.ts';

/**
 * Handles what nothing caught. After a rejection the renderer continues. After an exception it continues if only a section's code was running;
 * else it ends, because its own state may be half changed: the shell's server replaces it. `failed` receives the release to
 * blame, and the error.
 */
export function watchUncaught(
  marks: Pick<Marks, 'place'>,
  failed: (culprit: Omit<Culprit, 'alone'>, error: unknown) => void,
): void {
  const culprit = (error: unknown) => culpritOf(error) ?? (marks.place ? { ...marks.place, alone: false } : null);
  process.on('unhandledRejection', (error) => {
    const found = culprit(error);
    if (found) failed(found, error);
    else console.error('a promise was rejected and nothing handled it:', error);
  });
  process.on('uncaughtException', (error) => {
    const found = culprit(error);
    if (found) failed(found, error);
    if (found && culpritOf(error)?.alone) return;
    console.error('the renderer ends: an error was not caught:', error);
    process.exit(1);
  });
}
