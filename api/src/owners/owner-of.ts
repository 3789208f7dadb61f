import type { FastifyReply, FastifyRequest } from 'fastify';
import { openSession } from '../accounts/open-session.ts';
import type { Db } from '../database/index.ts';
import { ownerRealm } from './owner-realm.ts';

/** The account that sent the request, if it is logged in and owns this home; else null. */
export async function ownerOf(
  db: Db,
  propertyId: number | undefined,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<number | null> {
  if (propertyId === undefined) return null;
  const session = await openSession(db, ownerRealm, request, reply);
  if (!session) return null;
  const row = await db
    .selectFrom('account_property')
    .select('account_id')
    .where('account_id', '=', session.accountId)
    .where('property_id', '=', propertyId)
    .executeTakeFirst();
  return row?.account_id ?? null;
}
