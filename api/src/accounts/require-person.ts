import type { FastifyReply, FastifyRequest } from 'fastify';
import { ProblemError } from '../http/index.ts';
import type { Db } from '../platform/index.ts';
import { openSession } from './open-session.ts';
import type { Person, Realm } from './realm.ts';
import { refuseOtherSites } from './same-site.ts';

const READING = new Set(['GET', 'HEAD']);

/** Who is logged in, and with which session. */
export type LoggedIn<P extends Person = Person> = P & { session: number };

/**
 * The person of this realm who sent the request. Prevents caching and indexing of the answer. Throws `unauthorized`
 * without a session of the realm, and `bad-request` for a change that another site makes a browser send.
 */
export async function requirePerson<P extends Person>(
  db: Db,
  realm: Realm<P>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<LoggedIn<P>> {
  if (!READING.has(request.method)) refuseOtherSites(request);
  reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex');
  const session = await openSession(db, realm, request, reply);
  const person = session && (await realm.findPerson(db, session.accountId));
  if (!person) throw new ProblemError('unauthorized');
  return { ...person, session: session.id };
}
