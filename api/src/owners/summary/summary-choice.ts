import type { Subscription } from '@facade/shared-domain/model';
import type { Db } from '../../database/index.ts';
import { uuidOf } from '../../limits/uuid.ts';
import { maskAddress } from '../../mail/mask-address.ts';

/** The id of an account in signed links: its number as a UUID. */
export const summaryIdOf = (accountId: number): string => uuidOf(accountId.toString(16).padStart(32, '0'));

const accountOf = (id: string): number => Number.parseInt(id.replaceAll('-', ''), 16);

/** The data for the page behind a summary's link; null if the account no longer exists. */
export async function readSummaryChoice(db: Db, id: string): Promise<Subscription | null> {
  const row = await db
    .selectFrom('account')
    .select(['email', 'wants_summary'])
    .where('id', '=', accountOf(id))
    .executeTakeFirst();
  if (!row) return null;
  return { kind: 'owner-summary', state: row.wants_summary ? 'confirmed' : 'stopped', address: maskAddress(row.email) };
}

/** Stops the monthly summaries of an account; idempotent. */
export async function stopSummaries(db: Db, id: string): Promise<void> {
  await db.updateTable('account').set({ wants_summary: false }).where('id', '=', accountOf(id)).execute();
}
