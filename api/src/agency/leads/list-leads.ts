import type { LeadBox, LeadInbox, LeadSummary } from '@facade/shared-domain/model';
import { sql } from 'kysely';
import type { CatalogueView } from '../../catalogue/view.ts';
import type { Db } from '../../database/index.ts';
import type { Snapshot } from '../../snapshot.ts';
import { memberOf } from '../staff/member-of.ts';
import type { Staff } from '../staff/session.ts';
import { APPROVAL } from './approval.ts';
import { excerptOf, senderOf } from './describe.ts';
import { conditionOf, isIn, type LeadFilter } from './filter.ts';
import { readHomes } from './homes.ts';
import { isVisibleTo } from './visible.ts';

const PER_PAGE = 25;

/** The requested part of the inbox, the newest first; a page number beyond the last gives the last page. */
export async function listLeads(
  db: Db,
  staff: Staff,
  { page: asked, ...filter }: LeadFilter & { page: number },
  view: CatalogueView,
  enabled: Snapshot['enabled'],
): Promise<LeadInbox> {
  const seen = leadsOf(db).where(isVisibleTo(staff));
  const found = seen.where(conditionOf(filter));
  const { total } = await found.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow();
  const pages = Math.max(1, Math.ceil(total / PER_PAGE));
  const page = Math.min(asked, pages);
  const rows = await found
    .leftJoin('staff', 'staff.id', 'lead.assigned_to')
    .select(SUMMARY_COLUMNS)
    .select(APPROVAL.as('approval'))
    .select('staff.name as assignedTo')
    .orderBy('lead.created_at', 'desc')
    .orderBy('lead.id', 'desc')
    .limit(PER_PAGE)
    .offset((page - 1) * PER_PAGE)
    .execute();
  const homeOf = await readHomes(rows, view, enabled);
  const forms = await seen.select('submission.form').distinct().orderBy('submission.form').execute();
  return {
    staff: memberOf(staff),
    counts: await countBoxes(db, staff),
    forms: forms.map(({ form }) => form),
    leads: rows.map((row) => summaryOf(row, homeOf(row))),
    page,
    pages,
    total,
  };
}

/** How many leads each part of the inbox has for this person. */
async function countBoxes(db: Db, staff: Staff): Promise<Record<LeadBox, number>> {
  const count = (box: LeadBox) => sql<number>`(count(*) filter (where ${isIn(box)}))::int`.as(box);
  return leadsOf(db)
    .where(isVisibleTo(staff))
    .select([count('new'), count('assigned'), count('answered'), count('all'), count('pending'), count('suspect')])
    .executeTakeFirstOrThrow();
}

export const leadsOf = (db: Pick<Db, 'selectFrom'>) =>
  db.selectFrom('lead').innerJoin('submission', 'submission.id', 'lead.id');

export const SUMMARY_COLUMNS = [
  'lead.id',
  'lead.state',
  'lead.is_suspect',
  'lead.created_at',
  'submission.form',
  'submission.property_id',
  'submission.project_id',
  'submission.fields',
] as const;

interface SummaryRow extends Pick<LeadSummary, 'id' | 'form' | 'state' | 'approval' | 'assignedTo'> {
  is_suspect: boolean;
  created_at: Date;
  fields: Record<string, unknown>;
}

export const summaryOf = (row: SummaryRow, home: LeadSummary['home']): LeadSummary => ({
  id: row.id,
  form: row.form,
  state: row.state,
  approval: row.approval,
  isSuspect: row.is_suspect,
  sender: senderOf(row.fields),
  excerpt: excerptOf(row.fields),
  home,
  assignedTo: row.assignedTo,
  createdAt: row.created_at.toISOString(),
});
