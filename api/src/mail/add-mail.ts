import type { Transaction } from 'kysely';
import { fromKysely } from 'pg-boss';
import type { Db, Tables } from '../database/index.ts';
import type { MailMessage } from './message.ts';
import { PRIORITY } from './message.ts';
import { makeMailQueue } from './outbox.ts';
import { startQueue } from './queue-database.ts';
import { QUEUE } from './queue-name.ts';

/**
 * Changes something and adds a message about it, in one transaction, for a program that sends no mail itself: an api does, at once
 * or when it is started. Without a message nothing is added.
 */
export async function changeAndMail<T>(
  db: Db,
  change: (tx: Transaction<Tables>) => Promise<{ result: T; message: MailMessage | null }>,
): Promise<T> {
  const boss = await startQueue(db, { supervise: false }, () => {});
  try {
    await makeMailQueue(boss);
    return await db.transaction().execute(async (tx) => {
      const { result, message } = await change(tx);
      const priority = PRIORITY.automatic;
      if (message) await boss.send(QUEUE, message, { db: fromKysely(tx), priority });
      return result;
    });
  } finally {
    await boss.stop({ graceful: false });
  }
}
