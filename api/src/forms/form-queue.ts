import { perObject } from '@facade/shared-domain/per-object';
import PQueue from 'p-queue';
import { ProblemError } from '../http/index.ts';
import type { Db } from '../platform/index.ts';

/** Forms that one api stores at once. */
const AT_ONCE = 4;

const queueOf = perObject((_: Db) => new PQueue({ concurrency: AT_ONCE }));

/**
 * Runs the database work of a form in a queue, in order of arrival. A crowd, such as five hundred people who want the same
 * twenty visits, waits here: waiting for a connection would time out after three seconds. Do nothing else in it: one form that waits for another server blocks all others. A form whose sender has already got a
 * 503 is skipped: otherwise each retry of the crowd would add work that nobody waits for.
 * @param isAwaited whether its sender still waits
 * @throws ProblemError `unavailable` if its sender has already got that answer
 */
export function runInFormQueue<T>(db: Db, isAwaited: () => boolean, work: () => Promise<T>): Promise<T> {
  return queueOf(db).add(() => {
    if (!isAwaited()) throw new ProblemError('unavailable');
    return work();
  });
}
