import type { Language } from '@facade/shared-domain/model';
import type { ReadDb, TestimonialState } from '../platform/index.ts';

/** A client's testimonial about the agency. */
export interface Testimonial {
  id: number;
  submissionId: string | null;
  name: string;
  comment: string;
  website: string | null;
  language: Language;
  state: TestimonialState;
  createdAt: Date;
  decidedAt: Date | null;
}

/** More than an agency will read in one go. */
const MOST = 200;

/** Testimonials of this state, or all; newest first. */
export async function listTestimonials(db: ReadDb, state?: TestimonialState, most = MOST): Promise<Testimonial[]> {
  const rows = await db
    .selectFrom('testimonial')
    .selectAll()
    .$if(state !== undefined, (query) => query.where('state', '=', state as TestimonialState))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
  return rows.map(({ submission_id, created_at, decided_at, language, ...row }) => ({
    ...row,
    submissionId: submission_id,
    language: language as Language,
    createdAt: created_at,
    decidedAt: decided_at,
  }));
}
