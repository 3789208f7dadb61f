import type { Site } from '@facade/shared-domain/model';
import type { FastifyRequest } from 'fastify';
import { protocolOf } from '../forwarded.ts';

/** Stands for a host that no answer names, because this site does not go by it. */
const UNNAMED = 'unnamed.invalid';

/** The origin that the address of a request begins with inside this server. */
export const internalOrigin = (request: Pick<FastifyRequest, 'siteOrigin' | 'protocol'>): string =>
  request.siteOrigin || `${protocolOf(request)}://${UNNAMED}`;

/**
 * What absolute addresses on a page begin with: the agency's own origin, else the one that was asked for. Empty, so that they stay
 * relative, where the visitor asked for a host that this site does not go by.
 */
export const publicOrigin = (site: Pick<Site, 'origin'>, url: URL): string =>
  site.origin || (url.hostname === UNNAMED ? '' : url.origin);
