import type { LeadEventKind } from '@facade/shared-domain/model';
import type { Transaction } from 'kysely';
import type { Staff } from '../../accounts/index.ts';
import type { Tables } from '../../platform/index.ts';

/** Adds a line to the history of a lead, inside the transaction that changes it. */
export async function addEvent(
  tx: Transaction<Tables>,
  leadId: string,
  { kind, text = '' }: { kind: LeadEventKind; text?: string },
  { name }: Pick<Staff, 'name'>,
): Promise<void> {
  await tx.insertInto('lead_event').values({ lead_id: leadId, at: new Date(), kind, by: name, text }).execute();
}
