import type { FastifyRequest } from 'fastify';

/** Who asks, and for what address: the api learns it from this server, not from what a visitor claims. */
export const forwardedHeaders = ({
  ip,
  id,
  host,
  protocol,
}: Pick<FastifyRequest, 'ip' | 'id' | 'host' | 'protocol'>): Record<string, string> => ({
  'x-forwarded-for': ip,
  'x-forwarded-host': host,
  'x-forwarded-proto': protocol,
  'x-request-id': String(id),
});
