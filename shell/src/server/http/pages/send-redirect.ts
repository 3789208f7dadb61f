import type { FastifyReply } from 'fastify';
import { LANGUAGE_VARY } from './language.ts';

/** Clients and proxies refuse an answer with longer headers, in bytes. */
const LONGEST_LOCATION = 8000;

/** A redirect whose target depends on the visitor's language (`negotiated`) must not be remembered for others. Throws a 414 where the target is too long. */
export function sendRedirect(reply: FastifyReply, to: string, status: number, negotiated: boolean) {
  const location = locationOf(to);
  if (location.length > LONGEST_LOCATION)
    throw Object.assign(new Error('the address is too long to redirect to'), { statusCode: 414 });
  if (negotiated || status === 302) reply.header('vary', LANGUAGE_VARY).header('cache-control', 'private, no-store');
  return reply.redirect(location, status);
}

/** What a header may hold; and an address of this site stays one, for two slashes at its start would name another host. */
const locationOf = (to: string): string =>
  to
    .toWellFormed()
    .replace(/^[/\\]{2,}/, '/')
    .replace(/[^\x21-\x7e]+|\\+/gu, encodeURIComponent);
