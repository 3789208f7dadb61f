import { MAX_INTEGER } from '@facade/shared-domain/limits';
import { z } from 'zod';
import { StartupError } from '../../../kernel/index.ts';
import { decideTestimonial } from '../../../leads/index.ts';
import type { Db } from '../../../platform/index.ts';
import { listTestimonials, type Testimonial } from '../../../site/index.ts';

const state = z.enum(['pending', 'approved', 'refused']);

/** The requests of `facade testimonial`. */
export const testimonialOrder = z.discriminatedUnion('action', [
  z.strictObject({ action: z.literal('list'), state: state.optional() }),
  z.strictObject({ action: z.literal('decide'), id: z.int().positive().max(MAX_INTEGER), state }),
]);

export type TestimonialOrder = z.infer<typeof testimonialOrder>;

/** A testimonial as a command receives it over the wire: its dates are texts. */
export type ListedTestimonial = Omit<Testimonial, 'createdAt' | 'decidedAt'> & { createdAt: string };

/**
 * The requested testimonials; none after a decision.
 * @throws StartupError if there is none with this id
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
