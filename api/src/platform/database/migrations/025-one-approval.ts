import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Whether a testimonial is shown is stored only in `testimonial.state`; older testimonials get their row. */
export const oneApproval: Migration = {
  async up(db: Kysely<unknown>) {
    await sql.raw(EARLIER_TESTIMONIALS).execute(db);
    await db.schema.alterTable('lead').dropColumn('approval').execute();
    await db.schema.createIndex('testimonial_submission').unique().on('testimonial').column('submission_id').execute();
  },
};

const EARLIER_TESTIMONIALS = `
insert into testimonial (submission_id, name, comment, website, language, created_at)
select submission.id, coalesce(submission.fields->>'name', ''), submission.fields->>'comment',
  nullif(submission.fields->>'homepage', ''), submission.language, submission.created_at
from submission join lead on lead.id = submission.id
where submission.form = 'testimonial' and not lead.is_suspect and submission.fields->>'comment' is not null
  and not exists (select from testimonial where testimonial.submission_id = submission.id)`;
