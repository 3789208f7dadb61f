import { sql } from 'kysely';
import type { z } from 'zod';
import { StartupError } from '../../config/startup-error.ts';
import type { Db } from '../../database/index.ts';
import { QUEUE } from '../queue-name.ts';
import type { resendOrder } from './kept-mail.ts';
import { hasQueue } from './list-mails.ts';

/**
 * Has dead messages sent again, and one that waits at once. A message keeps its id, which is its Message-ID: whoever got it
 * after all sees it once. The time after which it is given up begins anew.
 * @returns how many
 * @throws StartupError where the one that was asked for is sent, or was never there
 */
export async function resendMails(db: Db, order: z.infer<typeof resendOrder>): Promise<number> {
  const isThere = await hasQueue(db);
  if ('allDead' in order) return isThere ? revive(db, sql`state = 'failed'`) : 0;
  const { id } = order;
  const count = isThere ? await revive(db, sql`id = ${id}::uuid and state in ('failed', 'retry', 'created')`) : 0;
  if (count > 0) return count;
  throw new StartupError(`${id}: no such mail waits or is dead. What is being sent, or was sent, is not sent again.`);
}

async function revive(db: Db, which: ReturnType<typeof sql>): Promise<number> {
  const { numAffectedRows } = await sql`
    update pgboss.job set
      state = case when state = 'created' then state else 'retry' end,
      created_on = case when state = 'failed' then now() else created_on end,
      keep_until = greatest(keep_until, now() + interval '14 days'),
      start_after = now(), completed_on = null, heartbeat_on = null
    where name = ${QUEUE} and ${which}`.execute(db);
  return Number(numAffectedRows ?? 0);
}
