import type { FastifyReply, FastifyRequest } from 'fastify';
import { SESSION_SECONDS } from './session.ts';

/** The prefix makes browsers refuse the cookie from anywhere but this very host, over https. */
const SECURE = '__Host-facade-owner';
/** For http://localhost, where a browser would not keep a secure one. */
const PLAIN = 'facade-owner';

const OPTIONS = { path: '/', httpOnly: true, sameSite: 'lax' } as const;

export function readSessionCookie(request: FastifyRequest): string | undefined {
  return request.cookies[isSecure(request) ? SECURE : PLAIN];
}

export function setSessionCookie(request: FastifyRequest, reply: FastifyReply, token: string): void {
  const secure = isSecure(request);
  reply.setCookie(secure ? SECURE : PLAIN, token, { ...OPTIONS, secure, maxAge: SESSION_SECONDS });
}

export function clearSessionCookie(request: FastifyRequest, reply: FastifyReply): void {
  const secure = isSecure(request);
  reply.clearCookie(secure ? SECURE : PLAIN, { ...OPTIONS, secure });
}

/** What the visitor's browser speaks, as the shell tells it (`X-Forwarded-Proto`). */
const isSecure = (request: FastifyRequest) => request.protocol === 'https';
