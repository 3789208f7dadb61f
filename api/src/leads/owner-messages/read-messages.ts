import type { OwnerMessage } from '@facade/shared-domain/model';
import { sql } from 'kysely';
import type { Db } from '../../platform/index.ts';

/** The latest messages, not all of years. */
const SHOWN = 20;

/** What an owner wrote about these homes, and whether the agency has handled it, newest first. */
export async function readMessages(db: Db, ownerId: number, ids: readonly number[]): Promise<OwnerMessage[]> {
  const rows = await db
    .selectFrom('submission')
    .innerJoin('lead', 'lead.id', 'submission.id')
    .select(['submission.created_at', 'submission.property_id', 'lead.answered_at'])
    .select(sql<string>`coalesce(fields->>'message', '')`.as('text'))
    .where('submission.owner_id', '=', ownerId)
    .where('submission.form', '=', 'property-enquiry')
    .where(sql<boolean>`submission.property_id = any(${ids}::int[])`)
    .orderBy('submission.created_at', 'desc')
    .limit(SHOWN)
    .execute();
  return rows.map(({ created_at, property_id, answered_at, text }) => ({
    at: created_at.toISOString(),
    propertyId: property_id ?? 0,
    text,
    handledAt: answered_at?.toISOString() ?? null,
  }));
}
