import { tick } from '@facade/shared-domain/forms/fields';
import { z } from 'zod';
import { type Api, ProblemError, problemAnswer, requestLanguage } from '../../http/index.ts';
import type { Db } from '../../platform/index.ts';
import { deviceNameOf } from '../device-name.ts';
import type { HashQueue } from '../hash-queue.ts';
import { Login } from '../log-in.ts';
import { loginWaitText } from '../login-wait-text.ts';
import type { Realm } from '../realm.ts';
import { refuseOtherSites } from '../same-site.ts';
import {
  clearSessionCookie,
  hasNameCookie,
  readDeviceCookie,
  readSessionCookie,
  setLoginCookies,
} from '../session-cookie.ts';

const credentials = z.object({
  email: z.string({ error: 'email.required' }).trim().min(1, 'email.required').max(254, 'tooLong'),
  password: z.string({ error: 'password.required' }).min(1, 'password.required').max(200, 'tooLong'),
  remember: tick(),
});

const sessionAnswer = z.object({ loggedIn: z.boolean() });

/** What logging in needs. All realms share the queue because they share the processor. */
export interface LoginServices {
  db: Db;
  hashes: HashQueue;
}

/** `GET …/session`, `POST …/login` and `POST …/logout` of a realm. */
export function addLoginRoutes(api: Api, realm: Realm, { db, hashes }: LoginServices): void {
  const login = new Login(db, realm, hashes);
  const { path, tag, cookies } = realm;
  api.get(
    `${path}/session`,
    // Not an error without a session: every login page asks.
    { schema: { tags: [tag], summary: 'Whether the visitor is logged in', response: { 200: sessionAnswer } } },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const loggedIn = await realm.sessions.isOpen(db, readSessionCookie(request, cookies));
      // The session ended elsewhere: this browser should no longer greet by name.
      if (!loggedIn && hasNameCookie(request, cookies)) clearSessionCookie(request, reply, cookies);
      return { loggedIn };
    },
  );
  api.post(
    `${path}/login`,
    {
      schema: {
        tags: [tag],
        summary: 'Logs in: answers with a session cookie',
        body: credentials,
        response: {
          204: z.null(),
          401: problemAnswer('the address or the password is not right'),
          422: problemAnswer('a field is missing'),
          429: problemAnswer('not checked: too many attempts, or too many at once; `Retry-After` says for how long'),
        },
      },
    },
    async (request, reply) => {
      refuseOtherSites(request);
      const { email, password, remember } = request.body;
      const outcome = await login.attempt({
        email,
        password,
        address: request.ip,
        device: readDeviceCookie(request, cookies),
        deviceName: deviceNameOf(request.headers['user-agent']),
        isRemembered: remember,
      });
      if (outcome.kind === 'wrong') throw new ProblemError('wrong-login');
      if (outcome.kind === 'wait') {
        reply.header('retry-after', outcome.seconds);
        throw new ProblemError('too-many-requests', { '': loginWaitText(outcome.seconds, requestLanguage(request)) });
      }
      const before = readSessionCookie(request, cookies);
      if (before) await realm.sessions.end(db, before);
      setLoginCookies(request, reply, cookies, outcome);
      return reply.status(204).send(null);
    },
  );
  api.post(
    `${path}/logout`,
    { schema: { tags: [tag], summary: 'Ends the session', response: { 204: z.null() } } },
    async (request, reply) => {
      refuseOtherSites(request);
      const token = readSessionCookie(request, cookies);
      if (token) await realm.sessions.end(db, token);
      clearSessionCookie(request, reply, cookies);
      return reply.status(204).send(null);
    },
  );
}
