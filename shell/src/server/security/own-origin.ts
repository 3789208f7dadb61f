import type { FastifyRequest } from 'fastify';
import { protocolOf } from '../forwarded.ts';

/** The origin under which the visitor's browser knows this site. */
export const requestOrigin = (request: FastifyRequest): string =>
  URL.parse(`${protocolOf(request)}://${request.host}`)?.origin ?? '';

/**
 * Whether a request comes from a page of this site, or from no page at all. Programs say nothing of where they come from; browsers
 * do. One that hides it (`null`, as from a sandboxed frame) must at least call it same-origin.
 * @param siteOrigin the public origin of the agency's settings, or empty
 */
export function isFromHere(request: FastifyRequest, siteOrigin: string): boolean {
  const { origin, 'sec-fetch-site': fetchSite } = request.headers;
  const isNear = fetchSite === 'same-origin' || fetchSite === 'none';
  if (fetchSite !== undefined && !isNear) return false;
  if (origin === undefined) return true;
  if (origin === 'null') return isNear;
  return origin === requestOrigin(request) || (siteOrigin !== '' && origin === URL.parse(siteOrigin)?.origin);
}
