import type { FastifyRequest } from 'fastify';
import { type Api, ProblemError } from '../http/index.ts';
import type { Db } from '../platform/index.ts';
import { openSession } from './open-session.ts';
import { ownerRealm } from './owners/owner-realm.ts';
import type { Person, Realm } from './realm.ts';
import { refuseOtherSites } from './same-site.ts';
import { staffRealm } from './staff/staff-realm.ts';

const READING = new Set(['GET', 'HEAD']);

/** Who is logged in, and with which session. */
export type LoggedIn<P extends Person = Person> = P & { session: number };

const people = new WeakMap<FastifyRequest, { realm: Realm; person: LoggedIn }>();

/**
 * Opens every endpoint of this scope only to people of this realm, before anything else of the request is read, and prevents
 * caching and indexing of the answers. Answers `unauthorized` without a session of the realm, and `bad-request` to a change
 * that another site makes a browser send.
 */
export function requireLogin(api: Api, db: Db, realm: Realm): void {
  api.addHook('onRequest', async (request, reply) => {
    if (!READING.has(request.method)) refuseOtherSites(request);
    reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex');
    const session = await openSession(db, realm, request, reply);
    const person = session && (await realm.findPerson(db, session.accountId));
    if (!person) throw new ProblemError('unauthorized');
    people.set(request, { realm, person: { ...person, session: session.id } });
  });
}

/** Opens every endpoint of this scope, which requires a login of staff, only to managers. Answers `managers-only` to an agent. */
export function requireManager(api: Api): void {
  api.addHook('onRequest', async (request) => {
    if (loggedInStaff(request).role !== 'manager') throw new ProblemError('managers-only');
  });
}

/**
 * The person of the realm who sent the request.
 * @throws if the endpoint is not in a scope that requires a login of the realm
 */
export function loggedInPerson<P extends Person>(realm: Realm<P>, request: FastifyRequest): LoggedIn<P> {
  const found = people.get(request);
  if (found?.realm !== realm) throw new Error(`${request.url} does not require a login of ${realm.name}`);
  return found.person as LoggedIn<P>;
}

export const loggedInStaff = (request: FastifyRequest) => loggedInPerson(staffRealm, request);

export const loggedInOwner = (request: FastifyRequest) => loggedInPerson(ownerRealm, request);
