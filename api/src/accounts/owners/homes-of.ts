import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Db } from '../../platform/index.ts';
import { openSession } from '../open-session.ts';
import { ownerRealm } from './owner-realm.ts';

/** Ids of the homes that an account follows. */
export async function homesOf(db: Db, accountId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('account_property')
    .select('property_id')
    .where('account_id', '=', accountId)
    .orderBy('property_id')
    .execute();
  return rows.map((row) => row.property_id);
}

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
  return (await homesOf(db, session.accountId)).includes(propertyId) ? session.accountId : null;
}
