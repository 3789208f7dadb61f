import type { RawBuilder, Transaction } from 'kysely';
import { ANY, newRevision } from '../../catalogue/index.ts';
import type { Tables } from '../../platform/index.ts';

/** Erases testimonials and returns their number. If one was shown, every content page is up to date within a second. */
export async function eraseTestimonials(tx: Transaction<Tables>, which: RawBuilder<boolean>): Promise<number> {
  const rows = await tx.deleteFrom('testimonial').where(which).returning('state').execute();
  if (rows.some(({ state }) => state === 'approved')) await newRevision(tx, new Date().toISOString(), [ANY]);
  return rows.length;
}
