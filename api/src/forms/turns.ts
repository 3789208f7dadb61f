import PQueue from 'p-queue';
import type { Db } from '../database/index.ts';
import { ProblemError } from '../problems/problem-error.ts';

/** Forms that one api stores at once. */
const AT_ONCE = 4;

const queues = new WeakMap<Db, PQueue>();

/**
 * All that a form asks of the database, in the order in which the forms came. A crowd, such as five hundred people who want the same
 * twenty visits, waits here: who waits for a connection is refused after three seconds, and the embedded database has only one. Nothing
 * else belongs in it: whoever waits for another server holds up everybody. A form whose sender was told meanwhile to try again is left
 * out: with each further attempt of the crowd more of the work would be for nobody.
 * @param isAwaited whether its sender still waits
 * @throws ProblemError `unavailable`, where its sender was told so before its turn came
 */
export function inTurn<T>(db: Db, isAwaited: () => boolean, work: () => Promise<T>): Promise<T> {
  const queue = queues.get(db) ?? new PQueue({ concurrency: AT_ONCE });
  queues.set(db, queue);
  return queue.add(() => {
    if (!isAwaited()) throw new ProblemError('unavailable');
    return work();
  });
}
