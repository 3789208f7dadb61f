import type { FastifyReply, FastifyRequest } from 'fastify';

/** The prefix makes browsers accept the cookie only from this exact host, over https. */
const SECURE = '__Host-';

const OPTIONS = { path: '/', httpOnly: true, sameSite: 'lax' } as const;

/** A cookie that no script can read, of this exact host where the site is on https. */
export const readOwnCookie = (request: FastifyRequest, name: string): string | undefined =>
  request.cookies[nameOf(name, request)];

/** `seconds` null: until the browser is closed. */
export function setOwnCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  name: string,
  { token, seconds }: { token: string; seconds: number | null },
): void {
  const life = seconds === null ? {} : { maxAge: seconds };
  reply.setCookie(nameOf(name, request), token, { ...OPTIONS, secure: isSecure(request), ...life });
}

export const clearOwnCookie = (request: FastifyRequest, reply: FastifyReply, name: string): FastifyReply =>
  reply.clearCookie(nameOf(name, request), { ...OPTIONS, secure: isSecure(request) });

/** No prefix for http://localhost, where a browser would reject a secure cookie. */
const nameOf = (name: string, request: FastifyRequest) => (isSecure(request) ? SECURE + name : name);

/** Whether the visitor's browser uses https, as the shell reports it (`X-Forwarded-Proto`). */
export const isSecure = (request: FastifyRequest): boolean => request.protocol === 'https';
