import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Db } from '../../database/index.ts';
import { logIn } from '../../owners/log-in.ts';
import { endSession, findOwner } from '../../owners/session.ts';
import { clearSessionCookie, readSessionCookie, setSessionCookie } from '../../owners/session-cookie.ts';
import { perAddress } from '../../plugins/rate-limit.ts';
import { ProblemError } from '../../problems/problem-error.ts';
import { ownerSession } from '../../schemas/owner.ts';
import { problemAnswer } from '../../schemas/problem.ts';
import type { Api } from '../../server.ts';

const credentials = z.object({
  email: z.string({ error: 'email.required' }).trim().min(1, 'email.required').max(254, 'tooLong'),
  password: z.string({ error: 'password.required' }).min(1, 'password.required').max(200, 'tooLong'),
});

/** `GET /api/owner/session`, `POST /api/owner/login` and `POST /api/owner/logout`. */
export function sessionRoute(api: Api, db: Db): void {
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
      config: { rateLimit: perAddress(20, 10) },
      schema: {
        tags: ['owner'],
        summary: 'Logs an owner in: answers with a session cookie',
        body: credentials,
        response: {
          204: z.null(),
          401: problemAnswer('the address or the password is not right'),
          422: problemAnswer('a field is missing'),
          429: problemAnswer('too many attempts from this address'),
        },
      },
    },
    async (request, reply) => {
      refuseOtherSites(request);
      const token = await logIn(db, request.body.email, request.body.password);
      if (!token) throw new ProblemError('wrong-login');
      const before = readSessionCookie(request);
      if (before) await endSession(db, before);
      setSessionCookie(request, reply, token);
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
