import type { FastifyReply, FastifyRequest } from 'fastify';
import { openSession } from '../../accounts/open-session.ts';
import { findStaff, type Staff } from '../../agency/staff/session.ts';
import { staffRealm } from '../../agency/staff/staff-realm.ts';
import type { Db } from '../../database/index.ts';
import { ProblemError } from '../../problems/problem-error.ts';

/**
 * The staff member who sent the request. Prevents caching and indexing of the answer. Throws `unauthorized` without a
 * session of staff.
 */
export async function requireStaff(db: Db, request: FastifyRequest, reply: FastifyReply): Promise<Staff> {
  reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex');
  const session = await openSession(db, staffRealm, request, reply);
  const found = session && (await findStaff(db, session.accountId));
  if (!found) throw new ProblemError('unauthorized');
  return found;
}
