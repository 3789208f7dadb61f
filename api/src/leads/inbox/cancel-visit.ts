import type { Transaction } from 'kysely';
import { changeWithin, readAppointments } from '../../appointments/index.ts';
import { mailParties } from '../../correspondence/index.ts';
import type { MailConfig, Outbox } from '../../mail/index.ts';
import type { KeyedHash, Tables } from '../../platform/index.ts';
import type { Snapshot } from '../../site/index.ts';

/** What cancelling a visit needs apart from the database. */
export interface VisitServices {
  snapshot: Snapshot;
  /** Address of the site, for links in mails. */
  origin: string | null;
  outbox: Pick<Outbox, 'add'>;
  mail: MailConfig;
}

/**
 * Cancels the visit that a lead booked; both sides are mailed.
 * @param sequence of the appointment as it was displayed: if the visitor has since moved it, nothing changes
 */
export async function cancelVisit(
  tx: Transaction<Tables>,
  { leadId, sequence }: { leadId: string; sequence: number | null },
  { snapshot, origin, outbox, mail, sign }: VisitServices & { sign: KeyedHash },
): Promise<'done' | 'conflict' | 'not-applicable'> {
  const row = await tx
    .selectFrom('appointment')
    .select('id')
    .where('submission_id', '=', leadId)
    .forUpdate()
    .executeTakeFirst();
  const [found] = row ? await readAppointments(tx, { id: row.id }) : [];
  if (!found) return 'not-applicable';
  if (found.sequence !== sequence) return 'conflict';
  const changed = await changeWithin(
    tx,
    found.id,
    { action: 'cancel', by: 'agency' },
    {
      snapshot,
      outbox,
      sign,
      parties: mailParties(snapshot, mail, origin),
      origin,
    },
  );
  return changed.ok ? 'done' : 'conflict';
}
