import { type RawBuilder, sql } from 'kysely';
import type { Staff } from '../../accounts/index.ts';
import type { Db } from '../../platform/index.ts';

/** Condition on `lead`: it still needs somebody, and this person has not opened it. */
export const isUnreadBy = ({ id }: Staff): RawBuilder<boolean> => sql`lead.state <> 'answered'
  and not exists (select from lead_seen where lead_seen.lead_id = lead.id and lead_seen.staff_id = ${id})`;

export async function noteSeen(db: Db, { id: staff_id }: Staff, lead_id: string): Promise<void> {
  await db
    .insertInto('lead_seen')
    .values({ lead_id, staff_id })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
