import type { RawBuilder, Transaction } from 'kysely';
import { ANY } from '../catalogue/changes/keys.ts';
import { newRevision } from '../catalogue/changes/new-revision.ts';
import type { Tables } from '../database/index.ts';

/** Erases what clients said, and gives how many there were. Where one was shown, every page of the agency's own is fresh within a second. */
export async function eraseTestimonials(tx: Transaction<Tables>, which: RawBuilder<boolean>): Promise<number> {
  const rows = await tx.deleteFrom('testimonial').where(which).returning('state').execute();
  if (rows.some(({ state }) => state === 'approved')) await newRevision(tx, new Date().toISOString(), [ANY]);
  return rows.length;
}
