import type { FastifyReply, FastifyRequest } from 'fastify';
import { DEVICE_SECONDS } from './device-token.ts';
import type { RealmCookies } from './realm.ts';
import type { SessionToken } from './sessions.ts';

/** The prefix makes browsers accept the cookie only from this exact host, over https. */
const SECURE = '__Host-';

const OPTIONS = { path: '/', httpOnly: true, sameSite: 'lax' } as const;

export const readSessionCookie = (request: FastifyRequest, { session }: RealmCookies) =>
  request.cookies[nameOf(session, request)];

export const readDeviceCookie = (request: FastifyRequest, { device }: RealmCookies) =>
  request.cookies[nameOf(device, request)];

/** Sets the cookies of a login. */
export function setLoginCookies(
  request: FastifyRequest,
  reply: FastifyReply,
  cookies: RealmCookies,
  { session, device, name }: { session: SessionToken; device: string; name: string },
): void {
  setSessionCookie(request, reply, cookies, session);
  setCookie(request, reply, cookies.device, { token: device, seconds: DEVICE_SECONDS });
  if (cookies.name) reply.setCookie(cookies.name, firstNameOf(name), nameOptions(request, session.seconds));
}

export function setSessionCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  { session }: RealmCookies,
  token: SessionToken,
): void {
  setCookie(request, reply, session, token);
}

/** Clears the session cookie and the name cookie. */
export function clearSessionCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  { session, name }: RealmCookies,
): void {
  reply.clearCookie(nameOf(session, request), { ...OPTIONS, secure: isSecure(request) });
  if (name) reply.clearCookie(name, nameOptions(request, null));
}

/** Whether the browser still has the name cookie. */
export const hasNameCookie = (request: FastifyRequest, { name }: RealmCookies): boolean =>
  name !== undefined && request.cookies[name] !== undefined;

function setCookie(request: FastifyRequest, reply: FastifyReply, name: string, { token, seconds }: SessionToken): void {
  const life = seconds === null ? {} : { maxAge: seconds };
  reply.setCookie(nameOf(name, request), token, { ...OPTIONS, secure: isSecure(request), ...life });
}

/** Keeps the header short. */
const LONGEST_NAME = 20;

const firstNameOf = (name: string): string => [...(name.trim().split(/\s+/)[0] ?? '')].slice(0, LONGEST_NAME).join('');

/** Options of the cookie that scripts may read. */
const nameOptions = (request: FastifyRequest, seconds: number | null) => ({
  path: '/',
  sameSite: 'lax' as const,
  secure: isSecure(request),
  ...(seconds !== null && { maxAge: seconds }),
});

/** No prefix for http://localhost, where a browser would reject a secure cookie. */
const nameOf = (name: string, request: FastifyRequest) => (isSecure(request) ? SECURE + name : name);

/** Whether the visitor's browser uses https, as the shell reports it (`X-Forwarded-Proto`). */
const isSecure = (request: FastifyRequest) => request.protocol === 'https';
