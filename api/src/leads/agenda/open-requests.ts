import { sql } from 'kysely';
import type { Staff } from '../../accounts/index.ts';
import { WANTS_VISIT } from '../../correspondence/index.ts';
import type { Db } from '../../platform/index.ts';
import { senderOf } from '../inbox/describe.ts';
import { leadsOf } from '../inbox/list-leads.ts';
import { isVisibleTo } from '../inbox/visible.ts';

/** How many requests are listed beside a week; the inbox has all. */
const LISTED = 30;

/** Visits requested without a time, by either form, that nobody has dealt with yet, the oldest first. */
export async function openRequests(db: Db, staff: Staff) {
  const rows = await leadsOf(db)
    .select(['lead.id', 'lead.created_at', 'submission.property_id', 'submission.project_id', 'submission.fields'])
    .where(WANTS_VISIT)
    .where('lead.state', '<>', 'answered')
    .where('lead.is_suspect', '=', false)
    .where(sql<boolean>`not exists (select from appointment where appointment.submission_id = lead.id)`)
    .where(isVisibleTo(staff))
    .orderBy('lead.created_at')
    .limit(LISTED)
    .execute();
  return rows.map(({ id, created_at, fields, ...about }) => ({
    id,
    sender: senderOf(fields),
    createdAt: created_at.toISOString(),
    ...about,
  }));
}
