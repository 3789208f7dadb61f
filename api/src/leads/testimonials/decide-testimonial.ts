import type { Transaction } from 'kysely';
import { ANY, newRevision } from '../../catalogue/index.ts';
import type { Db, Tables, TestimonialState } from '../../platform/index.ts';

/**
 * Approves or refuses a testimonial, or makes it pending again. If that changes what the site shows, every content page
 * is up to date within a second: the decision and the new revision are stored in one transaction.
 * @returns false if there is no testimonial with this id
 */
export const decideTestimonial = (db: Db, id: number, state: TestimonialState): Promise<boolean> =>
  db.transaction().execute((tx) => decideWithin(tx, id, state));

/** The same as part of a larger transaction. */
export async function decideWithin(tx: Transaction<Tables>, id: number, state: TestimonialState): Promise<boolean> {
  const before = await tx.selectFrom('testimonial').select('state').where('id', '=', id).forUpdate().executeTakeFirst();
  if (!before) return false;
  if (before.state === state) return true;
  await tx
    .updateTable('testimonial')
    .set({ state, decided_at: state === 'pending' ? null : new Date() })
    .where('id', '=', id)
    .execute();
  const isSeen = before.state === 'approved' || state === 'approved';
  if (isSeen) await newRevision(tx, new Date().toISOString(), [ANY]);
  return true;
}
