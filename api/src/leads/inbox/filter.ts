import type { LeadApproval, LeadBox } from '@facade/shared-domain/model';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Staff } from '../../accounts/index.ts';

export interface LeadFilter {
  box: LeadBox;
  form?: string;
  /** Id of a property. */
  home?: number;
  /** Words from the submission. */
  q?: string;
}

/** For a row of `lead`: whether the site shows the client's testimonial; null for any other form. */
export const APPROVAL = sql<LeadApproval | null>`(select testimonial.state from testimonial
  where testimonial.submission_id = lead.id)`;

const BOXES: Record<Exclude<LeadBox, 'mine'>, RawBuilder<SqlBool>> = {
  new: sql`not lead.is_suspect and lead.state = 'new'`,
  assigned: sql`not lead.is_suspect and lead.state = 'assigned'`,
  answered: sql`not lead.is_suspect and lead.state = 'answered'`,
  all: sql`not lead.is_suspect`,
  pending: sql`not lead.is_suspect and ${APPROVAL} = 'pending'`,
  suspect: sql`lead.is_suspect`,
};

/**
 * SQL condition: a row of `lead` is in this part of the inbox. What waits for this person is what is assigned to them and, for
 * an agent, what is new about their homes.
 */
export const isIn = (box: LeadBox, { id, role }: Staff): RawBuilder<SqlBool> =>
  box === 'mine'
    ? sql`not lead.is_suspect and (lead.state = 'assigned' and lead.assigned_to = ${id} or ${role === 'agent'} and lead.state = 'new')`
    : BOXES[box];

/** SQL condition of the filter on rows of `lead` joined with `submission`. Every word must occur in a submitted value. */
export function conditionOf({ box, form, home, q = '' }: LeadFilter, staff: Staff): RawBuilder<SqlBool> {
  const words = q.split(/\s+/).filter(Boolean).slice(0, MAX_WORDS);
  const conditions = [
    sql<SqlBool>`(${isIn(box, staff)})`,
    ...(form === undefined ? [] : [sql<SqlBool>`submission.form = ${form}`]),
    ...(home === undefined ? [] : [sql<SqlBool>`submission.property_id = ${home}`]),
    ...words.map(
      (word) => sql<SqlBool>`exists (select from jsonb_each_text(submission.fields) as field
        where field.value ilike ${`%${word.replace(/[\\%_]/g, '\\$&')}%`})`,
    ),
  ];
  return sql.join(conditions, sql` and `);
}

const MAX_WORDS = 6;
