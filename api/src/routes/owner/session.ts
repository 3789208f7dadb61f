import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Api } from '../../api.ts';
import type { Db } from '../../database/index.ts';
import { OwnerLogin } from '../../owners/log-in.ts';
import { loginWaitText } from '../../owners/login-wait-text.ts';
import { endSession, findOwner } from '../../owners/session.ts';
import {
  clearSessionCookie,
  readDeviceCookie,
  readSessionCookie,
  setDeviceCookie,
  setSessionCookie,
} from '../../owners/session-cookie.ts';
import { ProblemError } from '../../problems/problem-error.ts';
import { requestLanguage } from '../../problems/request-language.ts';
import { ownerSession } from '../../schemas/owner.ts';
import { problemAnswer } from '../../schemas/problem.ts';

const credentials = z.object({
  email: z.string({ error: 'email.required' }).trim().min(1, 'email.required').max(254, 'tooLong'),
  password: z.string({ error: 'password.required' }).min(1, 'password.required').max(200, 'tooLong'),
});

/** `GET /api/owner/session`, `POST /api/owner/login` and `POST /api/owner/logout`. */
export async function sessionRoute(api: Api, { db }: { db: Db }): Promise<void> {
  const login = new OwnerLogin(db);
  api.get(
    '/api/owner/session',
    // Not an error to those who have none: a login page asks it of everybody.
    { schema: { tags: ['owner'], summary: 'Whether an owner is logged in', response: { 200: ownerSession } } },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      return { loggedIn: Boolean(await findOwner(db, readSessionCookie(request))) };
    },
  );
  api.post(
    '/api/owner/login',
    {
      schema: {
        tags: ['owner'],
        summary: 'Logs an owner in: answers with a session cookie',
        body: credentials,
        response: {
          204: z.null(),
          401: problemAnswer('the address or the password is not right'),
          422: problemAnswer('a field is missing'),
          429: problemAnswer('not looked at: too many attempts, or too many at once; `Retry-After` says for how long'),
        },
      },
    },
    async (request, reply) => {
      refuseOtherSites(request);
      const outcome = await login.attempt({
        ...request.body,
        address: request.ip,
        device: readDeviceCookie(request),
      });
      if (outcome.kind === 'wrong') throw new ProblemError('wrong-login');
      if (outcome.kind === 'wait') {
        reply.header('retry-after', outcome.seconds);
        throw new ProblemError('too-many-requests', { '': loginWaitText(outcome.seconds, requestLanguage(request)) });
      }
      const before = readSessionCookie(request);
      if (before) await endSession(db, before);
      setSessionCookie(request, reply, outcome.session);
      setDeviceCookie(request, reply, outcome.device);
      return reply.status(204).send(null);
    },
  );
  api.post(
    '/api/owner/logout',
    { schema: { tags: ['owner'], summary: 'Ends the session', response: { 204: z.null() } } },
    async (request, reply) => {
      refuseOtherSites(request);
      const token = readSessionCookie(request);
      if (token) await endSession(db, token);
      clearSessionCookie(request, reply);
      return reply.status(204).send(null);
    },
  );
}

/** Another site must not log a visitor in or out. */
function refuseOtherSites({ headers }: FastifyRequest): void {
  if (headers['sec-fetch-site'] === 'cross-site') throw new ProblemError('bad-request');
}
