import type { TestimonialForm } from '@facade/shared-domain/forms/testimonial';
import type { Transaction } from 'kysely';
import type { Tables } from '../../platform/index.ts';

/** Stores a client's testimonial as pending until the agency decides. */
export async function storeTestimonial(
  tx: Transaction<Tables>,
  submissionId: string,
  { name, comment, homepage, language }: Pick<TestimonialForm, 'name' | 'comment' | 'homepage' | 'language'>,
): Promise<number> {
  const { id } = await tx
    .insertInto('testimonial')
    .values({
      submission_id: submissionId,
      name,
      comment,
      website: homepage ?? null,
      language,
      created_at: new Date(),
      decided_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
