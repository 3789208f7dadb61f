import type { OwnerMessage, OwnerReply } from '@facade/shared-domain/model';
import { sql } from 'kysely';
import type { Db } from '../../platform/index.ts';

/** The latest messages, not all of years. */
const SHOWN = 20;

/** What an owner wrote about these homes, newest first, with the agency's replies and whether it has handled it. */
export async function readMessages(db: Db, ownerId: number, ids: readonly number[]): Promise<OwnerMessage[]> {
  const rows = await db
    .selectFrom('submission')
    .innerJoin('lead', 'lead.id', 'submission.id')
    .select(['submission.id', 'submission.created_at', 'submission.property_id', 'lead.answered_at'])
    .select(sql<string>`coalesce(fields->>'message', '')`.as('text'))
    .where('submission.owner_id', '=', ownerId)
    .where('submission.form', '=', 'property-enquiry')
    .where(sql<boolean>`submission.property_id = any(${ids}::int[])`)
    .orderBy('submission.created_at', 'desc')
    .limit(SHOWN)
    .execute();
  const replies = await repliesTo(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map(({ id, created_at, property_id, answered_at, text }) => ({
    at: created_at.toISOString(),
    propertyId: property_id ?? 0,
    text,
    handledAt: answered_at?.toISOString() ?? null,
    replies: replies.get(id) ?? [],
  }));
}

async function repliesTo(db: Db, ids: string[]): Promise<ReadonlyMap<string, OwnerReply[]>> {
  if (ids.length === 0) return new Map();
  const events = await db
    .selectFrom('lead_event')
    .select(['lead_id', 'at', 'by', 'text'])
    .where('lead_id', 'in', ids)
    .where('kind', '=', 'replied')
    .orderBy('id')
    .execute();
  const replies = events.map(({ lead_id, at, ...reply }) => ({ lead_id, ...reply, at: at.toISOString() }));
  return Map.groupBy(replies, ({ lead_id }) => lead_id);
}
