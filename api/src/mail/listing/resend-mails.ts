import { StartupError } from '../../kernel/index.ts';
import { type Db, hasJobs, runAgain } from '../../platform/index.ts';
import { QUEUE } from '../queue-name.ts';

/**
 * Queues dead messages again; a pending one is sent at once. A message keeps its id, which is its Message-ID: mail
 * programs show it once if it had arrived after all. The time after which it is given up restarts.
 * @returns how many
 * @throws StartupError if the requested mail was sent or does not exist
 */
export async function resendMails(db: Db, order: { id: string } | { allDead: true }): Promise<number> {
  const isThere = await hasJobs(db);
  if ('allDead' in order) return isThere ? runAgain(db, QUEUE, 'failed') : 0;
  const { id } = order;
  const count = isThere ? await runAgain(db, QUEUE, { id }) : 0;
  if (count > 0) return count;
  throw new StartupError(
    `${id}: no pending or dead mail has this id. A mail that is being sent or was sent is not sent again.`,
  );
}
