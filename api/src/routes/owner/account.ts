import { z } from 'zod';
import { refuseOtherSites } from '../../accounts/same-site.ts';
import { clearSessionCookie } from '../../accounts/session-cookie.ts';
import type { Api } from '../../api.ts';
import type { Db } from '../../database/index.ts';
import { ownerRealm } from '../../owners/owner-realm.ts';
import { listPasskeys } from '../../owners/passkeys/passkeys.ts';
import { ownerSessions } from '../../owners/session.ts';
import { ProblemError } from '../../problems/problem-error.ts';
import { ownerAccount } from '../../schemas/owner.ts';
import { id } from '../../schemas/parameters.ts';
import { problemAnswer } from '../../schemas/problem.ts';
import { requireOwner } from './require-owner.ts';

const notLoggedIn = problemAnswer('not logged in');

/** `GET /api/owner/account`, `POST /api/owner/sessions/end` and `POST /api/owner/sessions/end-all`. */
export async function accountRoute(api: Api, { db }: { db: Db }): Promise<void> {
  api.get(
    '/api/owner/account',
    {
      schema: {
        tags: ['owner'],
        summary: 'The logged-in owner, and the browsers that are logged in',
        response: { 200: ownerAccount, 401: notLoggedIn },
      },
    },
    async (request, reply) => {
      const { id, name, email, session } = await requireOwner(db, request, reply);
      const [sessions, passkeys] = await Promise.all([ownerSessions.list(db, id), listPasskeys(db, id)]);
      return {
        owner: { name, email },
        sessions: sessions.map(({ id, browser, system, firstSeen, lastSeen }) => ({
          id,
          browser,
          system,
          firstSeen: firstSeen.toISOString(),
          lastSeen: lastSeen.toISOString(),
          isThis: id === session,
        })),
        passkeys: passkeys.map(({ createdAt, usedAt, ...passkey }) => ({
          ...passkey,
          createdAt: createdAt.toISOString(),
          usedAt: usedAt?.toISOString() ?? null,
        })),
      };
    },
  );
  api.post(
    '/api/owner/sessions/end',
    {
      schema: {
        tags: ['owner'],
        summary: 'Ends one of the owner’s sessions',
        body: z.object({ session: id }),
        response: { 204: z.null(), 401: notLoggedIn, 404: problemAnswer('the owner has no such session') },
      },
    },
    async (request, reply) => {
      refuseOtherSites(request);
      const owner = await requireOwner(db, request, reply);
      const { session } = request.body;
      if (!(await ownerSessions.endOne(db, owner.id, session))) throw new ProblemError('not-found');
      if (session === owner.session) clearSessionCookie(request, reply, ownerRealm.cookies);
      return reply.status(204).send(null);
    },
  );
  api.post(
    '/api/owner/sessions/end-all',
    {
      schema: {
        tags: ['owner'],
        summary: 'Ends all sessions of the owner, this one included',
        response: { 204: z.null(), 401: notLoggedIn },
      },
    },
    async (request, reply) => {
      refuseOtherSites(request);
      const owner = await requireOwner(db, request, reply);
      await ownerSessions.endAll(db, owner.id);
      clearSessionCookie(request, reply, ownerRealm.cookies);
      return reply.status(204).send(null);
    },
  );
}
