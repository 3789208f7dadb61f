import { z } from 'zod';
import { StartupError } from '../../config/startup-error.ts';
import type { Db } from '../../database/index.ts';
import { decideTestimonial } from '../../testimonials/decide-testimonial.ts';
import { listTestimonials, type Testimonial } from '../../testimonials/list-testimonials.ts';

const state = z.enum(['pending', 'approved', 'refused']);

/** What `facade testimonial` may want. */
export const testimonialOrder = z.discriminatedUnion('action', [
  z.strictObject({ action: z.literal('list'), state: state.optional() }),
  z.strictObject({ action: z.literal('decide'), id: z.int().positive().max(2_147_483_647), state }),
]);

export type TestimonialOrder = z.infer<typeof testimonialOrder>;

/** One as a command reads it: its moments are texts, as they come over the wire. */
export type ListedTestimonial = Omit<Testimonial, 'createdAt' | 'decidedAt'> & { createdAt: string };

/**
 * The testimonials that were asked for; none after a decision.
 * @throws StartupError where there is none of this id
 */
export async function workOnTestimonials(db: Db, order: TestimonialOrder): Promise<ListedTestimonial[]> {
  if (order.action === 'list') {
    const found = await listTestimonials(db, order.state);
    return found.map(({ createdAt, decidedAt: _decidedAt, ...one }) => ({
      ...one,
      createdAt: createdAt.toISOString(),
    }));
  }
  if (!(await decideTestimonial(db, order.id, order.state)))
    throw new StartupError(`There is no testimonial ${order.id}: facade testimonial list`);
  return [];
}
