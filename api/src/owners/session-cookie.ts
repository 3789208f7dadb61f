import type { FastifyReply, FastifyRequest } from 'fastify';
import { DEVICE_SECONDS } from './device-token.ts';
import { SESSION_SECONDS } from './session.ts';

/** The prefix makes browsers refuse the cookie from anywhere but this very host, over https. */
const SECURE = '__Host-';

const SESSION = 'facade-owner';
/** Stays when the owner logs out: the browser is still one that an owner has logged in with. */
const DEVICE = 'facade-device';

const OPTIONS = { path: '/', httpOnly: true, sameSite: 'lax' } as const;

export const readSessionCookie = (request: FastifyRequest) => request.cookies[nameOf(SESSION, request)];

export const readDeviceCookie = (request: FastifyRequest) => request.cookies[nameOf(DEVICE, request)];

export function setSessionCookie(request: FastifyRequest, reply: FastifyReply, token: string): void {
  setCookie(request, reply, SESSION, token, SESSION_SECONDS);
}

export function setDeviceCookie(request: FastifyRequest, reply: FastifyReply, token: string): void {
  setCookie(request, reply, DEVICE, token, DEVICE_SECONDS);
}

export function clearSessionCookie(request: FastifyRequest, reply: FastifyReply): void {
  reply.clearCookie(nameOf(SESSION, request), { ...OPTIONS, secure: isSecure(request) });
}

function setCookie(request: FastifyRequest, reply: FastifyReply, name: string, token: string, maxAge: number): void {
  reply.setCookie(nameOf(name, request), token, { ...OPTIONS, secure: isSecure(request), maxAge });
}

/** Without the prefix for http://localhost, where a browser would not keep a secure cookie. */
const nameOf = (name: string, request: FastifyRequest) => (isSecure(request) ? SECURE + name : name);

/** What the visitor's browser speaks, as the shell tells it (`X-Forwarded-Proto`). */
const isSecure = (request: FastifyRequest) => request.protocol === 'https';
