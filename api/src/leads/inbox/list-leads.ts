import type { Answered } from '@facade/shared-domain/language/working-days';
import { FORM_IDS, type LeadBox, type LeadInbox, type LeadSummary } from '@facade/shared-domain/model';
import { sql } from 'kysely';
import { listStaff, memberOf, type Staff } from '../../accounts/index.ts';
import type { CatalogueView } from '../../catalogue/index.ts';
import { readHomes } from '../../correspondence/index.ts';
import type { Db } from '../../platform/index.ts';
import type { Snapshot } from '../../site/index.ts';
import { excerptOf, senderOf, textOf } from './describe.ts';
import { APPROVAL, conditionOf, isIn, type LeadFilter } from './filter.ts';
import { lateDaysOf } from './late-days.ts';
import { offerOf } from './offer-of.ts';
import { isUnreadBy } from './seen.ts';
import { isVisibleTo } from './visible.ts';
import { visitsOf } from './visit-of.ts';

const PER_PAGE = 25;

/** Asked for without a box, the inbox opens at what this person has to do. */
type InboxRequest = Omit<LeadFilter, 'box'> & {
  box?: LeadBox | undefined;
  sort?: LeadInbox['sort'];
  page: number;
};

/**
 * The requested part of the inbox: unless another order is wanted the newest first, but what waits for this person the oldest
 * first. A page number beyond the last gives the last page.
 */
export async function listLeads(
  db: Db,
  staff: Staff,
  { page: asked, sort, box = staff.role === 'agent' ? 'mine' : 'new', ...narrowed }: InboxRequest,
  view: CatalogueView,
  { enabled, content }: Pick<Snapshot, 'enabled' | 'content'>,
): Promise<LeadInbox> {
  const filter = { box, ...narrowed };
  const seen = leadsOf(db).where(isVisibleTo(staff));
  const found = seen.where(conditionOf(filter, staff));
  const counts = await countBoxes(db, staff);
  const { form, home, q } = filter;
  const isWholeBox = form === undefined && home === undefined && !q;
  const { total } = isWholeBox
    ? { total: counts[filter.box] }
    : await found.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow();
  const sorted = sort ?? (box === 'mine' ? 'oldest' : 'newest');
  const order = sorted === 'oldest' ? 'asc' : 'desc';
  const pages = Math.max(1, Math.ceil(total / PER_PAGE));
  const page = Math.min(asked, pages);
  const rows = await summariesOf(db)
    .select(isUnreadBy(staff).as('isUnread'))
    .where(isVisibleTo(staff))
    .where(conditionOf(filter, staff))
    .orderBy('lead.created_at', order)
    .orderBy('lead.id', order)
    .limit(PER_PAGE)
    .offset((page - 1) * PER_PAGE)
    .execute();
  const homeOf = await readHomes(rows, view, enabled);
  const visits = await visitsOf(db, rows);
  return {
    staff: memberOf(staff),
    box,
    counts,
    sort: sorted,
    colleagues: (await listStaff(db)).map(memberOf),
    forms: await formsOf(db, staff),
    leads: rows.map((row) => ({
      ...summaryOf(row, { home: homeOf(row), visit: visits.get(row.id) ?? null }, content.settings.answerWithin),
      isUnread: row.isUnread,
    })),
    page,
    pages,
    total,
  };
}

/** The forms that this person has leads of. One look at the index for each: reading all leads takes long. */
async function formsOf(db: Db, staff: Staff): Promise<string[]> {
  const { rows } = await sql<{ form: string }>`select form from unnest(${FORM_IDS}::text[]) as known (form)
    where exists (select from submission join lead using (id) where submission.form = known.form and ${isVisibleTo(staff)})
    order by form`.execute(db);
  return rows.map(({ form }) => form);
}

/** How many leads each part of the inbox has for this person. */
async function countBoxes(db: Db, staff: Staff): Promise<Record<LeadBox, number>> {
  const count = (box: LeadBox) => sql<number>`(count(*) filter (where ${isIn(box, staff)}))::int`.as(box);
  return leadsOf(db)
    .where(isVisibleTo(staff))
    .select([
      count('mine'),
      count('new'),
      count('assigned'),
      count('answered'),
      count('all'),
      count('pending'),
      count('suspect'),
    ])
    .executeTakeFirstOrThrow();
}

export const leadsOf = (db: Pick<Db, 'selectFrom'>) =>
  db.selectFrom('lead').innerJoin('submission', 'submission.id', 'lead.id');

/** The same with the columns of a summary. */
export const summariesOf = (db: Pick<Db, 'selectFrom'>) =>
  leadsOf(db)
    .leftJoin('staff', 'staff.id', 'lead.assigned_to')
    .select(['lead.id', 'lead.state', 'lead.is_suspect', 'lead.created_at', 'lead.version'])
    .select('staff.name as assignedTo')
    .select([
      'submission.form',
      'submission.property_id',
      'submission.project_id',
      'submission.fields',
      'submission.owner_id',
    ])
    .select(APPROVAL.as('approval'));

interface SummaryRow extends Pick<LeadSummary, 'id' | 'form' | 'state' | 'approval' | 'assignedTo' | 'version'> {
  is_suspect: boolean;
  created_at: Date;
  fields: Record<string, unknown>;
  owner_id: number | null;
}

export const summaryOf = (
  row: SummaryRow,
  about: Pick<LeadSummary, 'home' | 'visit'>,
  answerWithin: Readonly<Record<Answered, number>>,
): LeadSummary => ({
  id: row.id,
  form: row.form,
  state: row.state,
  approval: row.approval,
  isSuspect: row.is_suspect,
  sender: senderOf(row.fields),
  excerpt: excerptOf(row.fields),
  offer: offerOf(row.form, row.fields),
  phone: textOf(row.fields.phone) || null,
  isFromOwner: row.owner_id !== null,
  lateDays: lateDaysOf(row, about.visit, answerWithin),
  ...about,
  assignedTo: row.assignedTo,
  createdAt: row.created_at.toISOString(),
  version: row.version,
});
