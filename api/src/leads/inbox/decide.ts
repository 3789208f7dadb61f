import type { Language } from '@facade/shared-domain/model';
import type { Transaction } from 'kysely';
import type { Tables, TestimonialState } from '../../platform/index.ts';
import { decideWithin } from '../testimonials/decide-testimonial.ts';
import { storeTestimonial } from '../testimonials/store-testimonial.ts';
import { textOf } from './describe.ts';

/** Approves or refuses the testimonial of a lead. Returns false if the lead is of another form, or still suspect. */
export async function decideTestimonialOf(
  tx: Transaction<Tables>,
  leadId: string,
  state: TestimonialState,
): Promise<boolean> {
  const id = await testimonialOf(tx, leadId);
  return id === null ? false : decideWithin(tx, id, state);
}

/**
 * Submissions caught by the honeypot do not become testimonials; one that a person marks as real is queued for approval like
 * any other.
 */
export async function keepTestimonialOf(tx: Transaction<Tables>, leadId: string): Promise<void> {
  const { form, fields, language } = await tx
    .selectFrom('submission')
    .select(['form', 'fields', 'language'])
    .where('id', '=', leadId)
    .executeTakeFirstOrThrow();
  if (form !== 'testimonial' || (await testimonialOf(tx, leadId)) !== null) return;
  await storeTestimonial(tx, leadId, {
    name: textOf(fields.name),
    comment: textOf(fields.comment),
    homepage: textOf(fields.homepage) || undefined,
    language: language as Language,
  });
}

async function testimonialOf(tx: Transaction<Tables>, leadId: string): Promise<number | null> {
  const found = await tx.selectFrom('testimonial').select('id').where('submission_id', '=', leadId).executeTakeFirst();
  return found?.id ?? null;
}
