import type { FastifyReply, FastifyRequest } from 'fastify';

type Cookies = Record<string, string | undefined>;

/** The cookies of a request; those of one that reached no hook, because its address cannot be decoded, are not read. */
export const cookiesOf = ({ cookies }: Pick<FastifyRequest, 'cookies'>): Cookies => (cookies as Cookies | null) ?? {};

/** Keeps what this site has signed in a browser, out of reach of scripts. */
export const setSignedCookie = (
  reply: FastifyReply,
  { protocol }: URL,
  { name, value, seconds }: { name: string; value: string; seconds: number },
): FastifyReply =>
  reply.setCookie(name, value, {
    path: '/',
    maxAge: seconds,
    httpOnly: true,
    sameSite: 'lax',
    secure: protocol === 'https:',
  });
