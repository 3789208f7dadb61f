import { z } from 'zod';
import { type Api, id, ProblemError, problemAnswer } from '../../http/index.ts';
import type { Db } from '../../platform/index.ts';
import { loggedInPerson } from '../logged-in.ts';
import { listPasskeys } from '../passkeys/passkeys.ts';
import type { Realm } from '../realm.ts';
import { account } from '../schemas/account.ts';
import { clearSessionCookie } from '../session-cookie.ts';

const notLoggedIn = problemAnswer('not logged in');

/** `GET …/account`, `POST …/sessions/end` and `POST …/sessions/end-all` of a realm. */
export function addAccountRoute(api: Api, realm: Realm, { db }: { db: Db }): void {
  const { path, tag, cookies } = realm;
  api.get(
    `${path}/account`,
    {
      schema: {
        tags: [tag],
        summary: 'The logged-in person, the browsers that are logged in, and the passkeys',
        response: { 200: account, 401: notLoggedIn },
      },
    },
    async (request) => {
      const { id, name, email, role, session } = loggedInPerson(realm, request);
      const [sessions, passkeys] = await Promise.all([realm.sessions.list(db, id), listPasskeys(db, realm, id)]);
      return {
        owner: { name, email, ...(role && { role }) },
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
    `${path}/sessions/end`,
    {
      schema: {
        tags: [tag],
        summary: 'Ends one of the person’s sessions',
        body: z.object({ session: id }),
        response: { 204: z.null(), 401: notLoggedIn, 404: problemAnswer('the person has no such session') },
      },
    },
    async (request, reply) => {
      const person = loggedInPerson(realm, request);
      const { session } = request.body;
      if (!(await realm.sessions.endOne(db, person.id, session))) throw new ProblemError('not-found');
      if (session === person.session) clearSessionCookie(request, reply, cookies);
      return reply.status(204).send(null);
    },
  );
  api.post(
    `${path}/sessions/end-all`,
    {
      schema: {
        tags: [tag],
        summary: 'Ends all sessions of the person, this one included',
        response: { 204: z.null(), 401: notLoggedIn },
      },
    },
    async (request, reply) => {
      const person = loggedInPerson(realm, request);
      await realm.sessions.endAll(db, person.id);
      clearSessionCookie(request, reply, cookies);
      return reply.status(204).send(null);
    },
  );
}
