import type { Site } from '@facade/shared-domain/model';
import type { FastifyRequest } from 'fastify';
import { protocolOf } from '../forwarded.ts';

/** Placeholder for a host that is not one of this site's. No answer contains it. */
const UNNAMED = 'unnamed.invalid';

/** The origin of a request's address inside this server. */
export const internalOrigin = (request: Pick<FastifyRequest, 'siteOrigin' | 'protocol'>): string =>
  request.siteOrigin || `${protocolOf(request)}://${UNNAMED}`;

/**
 * The origin of absolute addresses on a page: the agency's own, else the requested one. Empty if the requested host is not one
 * of this site's, so that addresses stay relative.
 */
export const publicOrigin = (site: Pick<Site, 'origin'>, url: URL): string =>
  site.origin || (url.hostname === UNNAMED ? '' : url.origin);
