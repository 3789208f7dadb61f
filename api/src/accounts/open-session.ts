import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Db } from '../platform/index.ts';
import type { Realm } from './realm.ts';
import { readSessionCookie, setSessionCookie } from './session-cookie.ts';
import type { OpenSession } from './sessions.ts';

/** The session of a request in a realm, or null. If the token is renewed, the response sets the new one. */
export async function openSession(
  db: Db,
  { sessions, cookies }: Realm,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<OpenSession | null> {
  const session = await sessions.open(db, readSessionCookie(request, cookies));
  if (session?.renewed) setSessionCookie(request, reply, cookies, session.renewed);
  return session;
}
