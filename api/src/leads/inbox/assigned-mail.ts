import type { FormId, Language } from '@facade/shared-domain/model';
import { leadPath } from '@facade/shared-domain/paths/staff-paths';
import type { Transaction } from 'kysely';
import { filledRows, mailParties, readHomes, senderRows } from '../../correspondence/index.ts';
import { FORMS_KEPT } from '../../kernel/index.ts';
import { type MailMessage, renderMail } from '../../mail/index.ts';
import type { Tables } from '../../platform/index.ts';
import { LEAD_TEXTS } from '../texts/index.ts';
import type { VisitServices } from './cancel-visit.ts';
import { excerptOf, senderOf, textOf } from './describe.ts';
import { leadsOf } from './list-leads.ts';

interface Assignment {
  leadId: string;
  /** Who assigned it. */
  by: string;
  to: { name: string; email: string };
  note: string;
}

/** To the colleague who gets a lead: who sent it, what it is about, and where it is. A reply goes to the visitor. */
export async function assignedMail(
  tx: Transaction<Tables>,
  { leadId, by, to, note }: Assignment,
  { snapshot, mail, origin }: Pick<VisitServices, 'snapshot' | 'mail' | 'origin'>,
): Promise<MailMessage> {
  const { sender, agencyLanguage, look } = mailParties(snapshot, mail, origin);
  const { fields, ...lead } = await leadsOf(tx)
    .select(['submission.form', 'submission.language', 'submission.fields'])
    .select(['submission.property_id', 'submission.project_id'])
    .where('lead.id', '=', leadId)
    .executeTakeFirstOrThrow();
  const homeOf = await readHomes([lead], { ...snapshot.view(agencyLanguage), db: tx }, snapshot.enabled);
  const home = homeOf(lead);
  const form = FORMS_KEPT[lead.form as FormId].names[agencyLanguage];
  const name = senderOf(fields);
  const email = textOf(fields.email);
  const visitor = { name, email, phone: textOf(fields.phone), language: lead.language as Language };
  const values = {
    by,
    kind: home ? `${form}: ${[home.title, `(ref. ${home.id})`].filter(Boolean).join(' ')}` : form,
    name,
    rows: filledRows([{ label: LEAD_TEXTS[agencyLanguage].note, value: note }, ...senderRows(agencyLanguage, visitor)]),
    message: excerptOf(fields) || undefined,
    leadLink: origin === null ? undefined : origin + leadPath(agencyLanguage, leadId),
  };
  return {
    from: sender,
    to: { name: to.name, address: to.email },
    ...(email && { replyTo: { name, address: email } }),
    kind: 'lead-assigned',
    about: leadId,
    ...renderMail('lead-assigned', agencyLanguage, values, look),
  };
}
