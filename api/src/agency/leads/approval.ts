import type { LeadApproval } from '@facade/shared-domain/model';
import { sql } from 'kysely';

/** For a row of `lead`: whether the site shows the client's testimonial; null for any other form. */
export const APPROVAL = sql<LeadApproval | null>`(select testimonial.state from testimonial
  where testimonial.submission_id = lead.id)`;
