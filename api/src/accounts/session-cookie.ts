import type { FastifyReply, FastifyRequest } from 'fastify';
import { clearOwnCookie, isSecure, readOwnCookie, setOwnCookie } from '../http/index.ts';
import { DEVICE_SECONDS } from './device-token.ts';
import type { RealmCookies } from './realm.ts';
import type { SessionToken } from './sessions.ts';

export const readSessionCookie = (request: FastifyRequest, { session }: RealmCookies) =>
  readOwnCookie(request, session);

export const readDeviceCookie = (request: FastifyRequest, { device }: RealmCookies) => readOwnCookie(request, device);

/** Sets the cookies of a login. */
export function setLoginCookies(
  request: FastifyRequest,
  reply: FastifyReply,
  cookies: RealmCookies,
  { session, device, name }: { session: SessionToken; device: string; name: string },
): void {
  setSessionCookie(request, reply, cookies, session);
  setOwnCookie(request, reply, cookies.device, { token: device, seconds: DEVICE_SECONDS });
  if (cookies.name) reply.setCookie(cookies.name, firstNameOf(name), nameOptions(request, session.seconds));
}

export function setSessionCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  { session }: RealmCookies,
  token: SessionToken,
): void {
  setOwnCookie(request, reply, session, token);
}

/** Clears the session cookie and the name cookie. */
export function clearSessionCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  { session, name }: RealmCookies,
): void {
  clearOwnCookie(request, reply, session);
  if (name) reply.clearCookie(name, nameOptions(request, null));
}

/** Whether the browser still has the name cookie. */
export const hasNameCookie = (request: FastifyRequest, { name }: RealmCookies): boolean =>
  name !== undefined && request.cookies[name] !== undefined;

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
