import type { FastifyReply, FastifyRequest } from 'fastify';
import { openSession } from '../../accounts/open-session.ts';
import type { Db } from '../../database/index.ts';
import { ownerRealm } from '../../owners/owner-realm.ts';
import { findOwner, type Owner } from '../../owners/session.ts';
import { ProblemError } from '../../problems/problem-error.ts';

/**
 * The owner who sent the request. Prevents caching and indexing of the answer. Throws `unauthorized` without a session
 * of an owner.
 */
export async function requireOwner(db: Db, request: FastifyRequest, reply: FastifyReply): Promise<Owner> {
  reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex');
  const session = await openSession(db, ownerRealm, request, reply);
  const found = session && (await findOwner(db, session));
  if (!found) throw new ProblemError('unauthorized');
  return found;
}
