import type { FastifyReply } from 'fastify';
import { LANGUAGE_VARY } from '../language.ts';

/** A redirect whose target depends on the visitor's language (`negotiated`) must not be remembered for others. */
export function sendRedirect(reply: FastifyReply, to: string, status: number, negotiated: boolean) {
  if (negotiated || status === 302) reply.header('vary', LANGUAGE_VARY).header('cache-control', 'private, no-store');
  return reply.redirect(locationOf(to), status);
}

/** What a header may hold; and an address of this site stays one, for two slashes at its start would name another host. */
const locationOf = (to: string): string =>
  to
    .toWellFormed()
    .replace(/^[/\\]{2,}/, '/')
    .replace(/[^\x21-\x7e]+|\\+/gu, encodeURIComponent);
