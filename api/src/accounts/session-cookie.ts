import type { FastifyReply, FastifyRequest } from 'fastify';
import { DEVICE_SECONDS } from './device-token.ts';
import type { Realm, RealmCookies } from './realm.ts';

/** The prefix makes browsers refuse the cookie from anywhere but this very host, over https. */
const SECURE = '__Host-';

const OPTIONS = { path: '/', httpOnly: true, sameSite: 'lax' } as const;

export const readSessionCookie = (request: FastifyRequest, { session }: RealmCookies) =>
  request.cookies[nameOf(session, request)];

export const readDeviceCookie = (request: FastifyRequest, { device }: RealmCookies) =>
  request.cookies[nameOf(device, request)];

/** Keeps what the browser got with a login. */
export function setLoginCookies(
  request: FastifyRequest,
  reply: FastifyReply,
  { cookies, sessions }: Realm,
  tokens: { session: string; device: string },
): void {
  setCookie(request, reply, cookies.session, tokens.session, sessions.seconds);
  setCookie(request, reply, cookies.device, tokens.device, DEVICE_SECONDS);
}

export function clearSessionCookie(request: FastifyRequest, reply: FastifyReply, { session }: RealmCookies): void {
  reply.clearCookie(nameOf(session, request), { ...OPTIONS, secure: isSecure(request) });
}

function setCookie(request: FastifyRequest, reply: FastifyReply, name: string, token: string, maxAge: number): void {
  reply.setCookie(nameOf(name, request), token, { ...OPTIONS, secure: isSecure(request), maxAge });
}

/** Without the prefix for http://localhost, where a browser would not keep a secure cookie. */
const nameOf = (name: string, request: FastifyRequest) => (isSecure(request) ? SECURE + name : name);

/** What the visitor's browser speaks, as the shell tells it (`X-Forwarded-Proto`). */
const isSecure = (request: FastifyRequest) => request.protocol === 'https';
