import type { FastifyRequest } from 'fastify';
import { protocolOf } from '../forwarded.ts';

/** The origin under which the visitor's browser knows this site. */
export const requestOrigin = (request: FastifyRequest): string =>
  URL.parse(`${protocolOf(request)}://${request.host}`)?.origin ?? '';

/**
 * Whether a request comes from a page of this site, or from no page at all. Browsers send where a request comes from, programs
 * do not. A page cannot forge `Sec-Fetch-Site`, which also works where a proxy hides the protocol. Origins are compared only
 * for browsers that do not send it.
 * @param siteOrigin the public origin of the agency's settings, or empty
 */
export function isSameOrigin(request: FastifyRequest, siteOrigin: string): boolean {
  const { origin, 'sec-fetch-site': fetchSite } = request.headers;
  if (fetchSite !== undefined) return fetchSite === 'same-origin' || fetchSite === 'none';
  if (origin === undefined) return true;
  // A page in a sandboxed frame hides its origin.
  if (origin === 'null') return false;
  return origin === requestOrigin(request) || (siteOrigin !== '' && origin === URL.parse(siteOrigin)?.origin);
}
