import type { FastifyReply, FastifyRequest } from 'fastify';
import { protocolOf } from './forwarded.ts';

type Cookies = Record<string, string | undefined>;

/** The cookies of a request. None for a request whose address cannot be decoded, because it reaches no hook. */
export const cookiesOf = ({ cookies }: Pick<FastifyRequest, 'cookies'>): Cookies => (cookies as Cookies | null) ?? {};

/** Sets a cookie for the whole site that scripts cannot read. */
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
