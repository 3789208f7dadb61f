import type { FastifyReply, FastifyRequest } from 'fastify';
import { protocolOf } from './forwarded.ts';

type Cookies = Record<string, string | undefined>;

/** The cookies of a request; those of one that reached no hook, because its address cannot be decoded, are not read. */
export const cookiesOf = ({ cookies }: Pick<FastifyRequest, 'cookies'>): Cookies => (cookies as Cookies | null) ?? {};

/** Keeps a value in a browser for the whole site, out of reach of scripts. */
export const keepCookie = (
  reply: FastifyReply,
  { name, value, seconds }: { name: string; value: string; seconds: number },
): FastifyReply =>
  reply.setCookie(name, value, {
    path: '/',
    maxAge: seconds,
    httpOnly: true,
    sameSite: 'lax',
    secure: protocolOf(reply.request) === 'https',
  });
