import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';

/**
 * The protocol of the visitor's browser. A proxy's header may contain anything; everything except `https` counts as
 * unencrypted.
 */
export const protocolOf = ({ protocol }: Pick<FastifyRequest, 'protocol'>): 'http' | 'https' =>
  protocol === 'https' ? 'https' : 'http';

/** The visitor's address; the connection's address if no proxy header names one. */
export const addressOf = ({ ip, socket }: Pick<FastifyRequest, 'ip' | 'socket'>): string =>
  isIP(ip) ? ip : (socket.remoteAddress ?? '');

/**
 * Visitor and requested address, for the api: it trusts this server, not the visitor's headers. Leaves out a host that the site
 * does not have.
 */
export function forwardedHeaders(
  request: Pick<FastifyRequest, 'ip' | 'socket' | 'id' | 'protocol' | 'siteOrigin'>,
): Record<string, string> {
  const { id, siteOrigin } = request;
  return {
    'x-forwarded-for': addressOf(request),
    'x-forwarded-proto': protocolOf(request),
    'x-request-id': String(id),
    ...(siteOrigin ? { 'x-forwarded-host': new URL(siteOrigin).host } : {}),
  };
}
