import { sql } from 'kysely';

/** Whether a submission requests a visit: by the form for it, or by its box in a question about a home. */
export const WANTS_VISIT = sql<boolean>`(submission.form = 'visit' or coalesce(submission.fields->>'wantsVisit', '') = 'true')`;
