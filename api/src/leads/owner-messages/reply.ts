import type { Language } from '@facade/shared-domain/model';
import type { Transaction } from 'kysely';
import { dashboardPath, type Staff } from '../../accounts/index.ts';
import { mailParties, readHomes } from '../../correspondence/index.ts';
import { renderMail } from '../../mail/index.ts';
import type { Tables } from '../../platform/index.ts';
import type { VisitServices } from '../inbox/cancel-visit.ts';

interface Reply {
  leadId: string;
  staff: Staff;
  text: string;
}

/** Mails a reply to the owner who wrote this message on their dashboard. Returns false if no owner did, or the account is gone. */
export async function replyToOwner(
  tx: Transaction<Tables>,
  { leadId, staff, text }: Reply,
  { snapshot, origin, outbox, mail }: VisitServices,
): Promise<boolean> {
  const message = await tx
    .selectFrom('submission')
    .innerJoin('account', 'account.id', 'submission.owner_id')
    .select(['account.name', 'account.email', 'submission.language', 'property_id', 'project_id'])
    .where('submission.id', '=', leadId)
    .where('form', '=', 'property-enquiry')
    .executeTakeFirst();
  if (!message) return false;
  const language = message.language as Language;
  const homeOf = await readHomes([message], { ...snapshot.view(language), db: tx }, snapshot.enabled);
  const home = homeOf(message);
  if (!home) return false;
  const { sender, look } = mailParties(snapshot, mail, origin);
  const dashboard = `${dashboardPath(snapshot.content, language)}?property=${message.property_id}#messages`;
  const values = {
    about: [home.title, `(ref. ${home.id})`].filter(Boolean).join(' '),
    by: staff.name,
    message: text,
    dashboardLink: origin === null ? undefined : origin + dashboard,
  };
  await outbox.add(tx, {
    from: sender,
    to: { name: message.name, address: message.email },
    replyTo: { name: staff.name, address: staff.email },
    kind: 'owner-reply',
    about: leadId,
    ...renderMail('owner-reply', language, values, look),
  });
  return true;
}
