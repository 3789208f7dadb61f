import type { FastifyReply, FastifyRequest } from 'fastify';
import { readSessionCookie } from '../../accounts/session-cookie.ts';
import type { Db } from '../../database/index.ts';
import { ownerRealm } from '../../owners/owner-realm.ts';
import { findOwner, type Owner } from '../../owners/session.ts';
import { ProblemError } from '../../problems/problem-error.ts';

/** The owner who asks. Nothing that is answered is kept. Throws `unauthorized` without a session of an owner. */
export async function requireOwner(db: Db, request: FastifyRequest, reply: FastifyReply): Promise<Owner> {
  reply.header('cache-control', 'no-store');
  const found = await findOwner(db, readSessionCookie(request, ownerRealm.cookies));
  if (!found) throw new ProblemError('unauthorized');
  return found;
}
