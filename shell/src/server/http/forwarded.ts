import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';

/** What the visitor's browser speaks. A proxy's header may hold anything; what is not `https` is not encrypted. */
export const protocolOf = ({ protocol }: Pick<FastifyRequest, 'protocol'>): 'http' | 'https' =>
  protocol === 'https' ? 'https' : 'http';

/** The visitor's address; that of the connection where a proxy's header names none. */
export const addressOf = ({ ip, socket }: Pick<FastifyRequest, 'ip' | 'socket'>): string =>
  isIP(ip) ? ip : (socket.remoteAddress ?? '');

/**
 * Who asks, and for what address: the api learns it from this server, not from what a visitor claims. A host that this site does
 * not go by is left out.
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
