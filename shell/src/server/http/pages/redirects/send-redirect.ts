import type { FastifyReply } from 'fastify';
import { LANGUAGE_VARY } from '../language.ts';

/** Clients and proxies reject longer headers, in bytes. */
const MAX_LOCATION = 8000;

/**
 * Sends a redirect. If its target depends on the visitor's language (`negotiated`), it must not be cached for others. Throws a
 * 414 if the target is too long.
 */
export function sendRedirect(reply: FastifyReply, to: string, status: number, negotiated: boolean) {
  const location = locationOf(to);
  if (location.length > MAX_LOCATION)
    throw Object.assign(new Error('the address is too long to redirect to'), { statusCode: 414 });
  if (negotiated || status === 302) reply.header('vary', LANGUAGE_VARY).header('cache-control', 'private, no-store');
  return reply.redirect(location, status);
}

/** Encodes the target for a header or a link, and keeps it on this site: two slashes at its start would name another host. */
export const locationOf = (to: string): string =>
  to
    .toWellFormed()
    .replace(/^[/\\]{2,}/, '/')
    .replace(/[^\x21-\x7e]+|\\+/gu, encodeURIComponent);
