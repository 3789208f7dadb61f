import type { LeadApproval } from '@facade/shared-domain/model';
import { sql } from 'kysely';

/** Of a row of `lead`: whether the site shows what the client said; null for any other form. */
export const APPROVAL = sql<LeadApproval | null>`(select testimonial.state from testimonial
  where testimonial.submission_id = lead.id)`;
