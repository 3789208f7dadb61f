import type { z } from 'zod';
import { StartupError } from '../../config/startup-error.ts';
import type { Db } from '../../database/index.ts';
import { hasJobs, runAgain } from '../../library-insides/pg-boss/jobs.ts';
import { QUEUE } from '../queue-name.ts';
import type { resendOrder } from './kept-mail.ts';

/**
 * Has dead messages sent again, and one that waits at once. A message keeps its id, which is its Message-ID: whoever got it
 * after all sees it once. The time after which it is given up begins anew.
 * @returns how many
 * @throws StartupError where the one that was asked for is sent, or was never there
 */
export async function resendMails(db: Db, order: z.infer<typeof resendOrder>): Promise<number> {
  const isThere = await hasJobs(db);
  if ('allDead' in order) return isThere ? runAgain(db, QUEUE, 'failed') : 0;
  const { id } = order;
  const count = isThere ? await runAgain(db, QUEUE, { id }) : 0;
  if (count > 0) return count;
  throw new StartupError(
    `${id}: no pending or dead mail has this id. A mail that is being sent or was sent is not sent again.`,
  );
}
