import { StartupError } from '../../../kernel/index.ts';
import { decideTestimonial } from '../../../leads/index.ts';
import type { Db, TestimonialState } from '../../../platform/index.ts';
import { listTestimonials, type Testimonial } from '../../../site/index.ts';

/** The requests of `facade testimonial`. */
export type TestimonialOrder =
  | { action: 'list'; state?: TestimonialState }
  | { action: 'decide'; id: number; state: TestimonialState };

/**
 * The requested testimonials; none after a decision.
 * @throws StartupError if there is none with this id
 */
export async function workOnTestimonials(db: Db, order: TestimonialOrder): Promise<Testimonial[]> {
  if (order.action === 'list') return listTestimonials(db, order.state);
  if (!(await decideTestimonial(db, order.id, order.state)))
    throw new StartupError(`There is no testimonial ${order.id}: facade testimonial list`);
  return [];
}
