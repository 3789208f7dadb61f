import type { Language, Lead, LeadAnswer, LeadEvent, LeadMail } from '@facade/shared-domain/model';
import { listStaff, memberOf, type Staff } from '../../accounts/index.ts';
import { readSummaries } from '../../catalogue/index.ts';
import type { Settings } from '../../content/index.ts';
import { readHomes } from '../../correspondence/index.ts';
import { mailsAbout, type StoredMail } from '../../mail/index.ts';
import type { Db } from '../../platform/index.ts';
import { PAPER_FORMS } from '../../print/index.ts';
import type { Snapshot } from '../../site/index.ts';
import { fieldsOf, textOf } from './describe.ts';
import { filesOf } from './files-of.ts';
import { summariesOf, summaryOf } from './list-leads.ts';
import { noteSeen } from './seen.ts';
import { isVisibleTo } from './visible.ts';
import { slotTime, visitsOf } from './visit-of.ts';

/** One lead with the submission and its history; null if there is none that this person may see. */
export async function readLead(
  db: Db,
  staff: Staff,
  id: string,
  language: Language,
  { view, enabled, content }: Pick<Snapshot, 'view' | 'enabled' | 'content'>,
): Promise<LeadAnswer | null> {
  const row = await summariesOf(db)
    .select(['lead.assigned_to', 'lead.answered_at', 'lead.answered_by', 'submission.language'])
    .where('lead.id', '=', id)
    .where(isVisibleTo(staff))
    .executeTakeFirst();
  if (!row) return null;
  await noteSeen(db, staff, id);
  const homeOf = await readHomes([row], view(language), enabled);
  const theirs = row.language as Language;
  const homeInTheirs = theirs === language ? homeOf : await readHomes([row], view(theirs), enabled);
  const { fields, answered_at } = row;
  const { slot: _slot, uploads: _uploads, ...words } = fields;
  const visit = (await visitsOf(db, [row])).get(id) ?? null;
  const summary = summaryOf(row, { home: homeOf(row), visit }, content.settings.answerWithin);
  const [asked] =
    summary.offer && row.property_id !== null ? await readSummaries(view(language), [row.property_id]) : [];
  const events = await eventsOf(db, id);
  return {
    staff: memberOf(staff),
    lead: {
      ...summary,
      version: row.version,
      language: theirs,
      titleInTheirs: homeInTheirs(row)?.title ?? '',
      email: textOf(fields.email) || null,
      assigneeId: row.assigned_to,
      fields: fieldsOf(visit ? words : { ...words, ...slotTime(fields) }),
      askedPrice: asked?.price.amount ?? null,
      offerForOwner: summary.offer && row.property_id !== null ? forOwner(events, content.settings.offers) : null,
      hasPaper: PAPER_FORMS.has(row.form),
      files: await filesOf(db, id),
      answered: answered_at && { at: answered_at.toISOString(), by: row.answered_by ?? '' },
      events,
      mails: await mailsOf(db, id),
    },
    colleagues: (await listStaff(db)).map(memberOf),
  };
}

function forOwner(events: readonly LeadEvent[], { forOwner }: Settings['offers']): Lead['offerForOwner'] {
  if (events.some(({ kind }) => kind === 'offerShown')) return 'shown';
  return forOwner === 'never' ? 'never' : 'waits';
}

async function mailsOf(db: Db, id: string): Promise<LeadMail[]> {
  const mails = await mailsAbout(db, id);
  return mails.map((mail) => ({
    id: mail.id,
    to: recipientOf(mail),
    state: mail.state,
    at: mail.createdAt,
  }));
}

function recipientOf({ kind, isAutomatic }: Pick<StoredMail, 'kind'> & { isAutomatic: boolean }): LeadMail['to'] {
  if (kind === 'owner-visit' || kind === 'owner-reply') return 'owner';
  return isAutomatic ? 'visitor' : 'agency';
}

async function eventsOf(db: Db, id: string): Promise<LeadEvent[]> {
  const rows = await db
    .selectFrom('lead_event')
    .select(['id', 'at', 'kind', 'by', 'text'])
    .where('lead_id', '=', id)
    .orderBy('id', 'desc')
    .execute();
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}
