import { isLanguage } from '@facade/shared-domain/language/language';
import type { Site } from '@facade/shared-domain/model';
import type { FastifyRequest } from 'fastify';
import type { SiteSource } from '../../api/site-source.ts';
import { languageFor } from './language.ts';
import { internalOrigin } from './site-origin.ts';

/** What every answer to a visitor starts from. */
export interface SiteRequest {
  url: URL;
  /** The agency's settings in the visitor's language. */
  site: Site;
  /** The address names no language of the site: the answer depends on the visitor's own preferences. */
  negotiated: boolean;
}

/** The prefix decides; without one (or with one the agency does not use) the visitor's own preferences do. */
export function readSiteRequest(request: FastifyRequest, sites: SiteSource): SiteRequest {
  const url = urlOf(request);
  const prefix = url.pathname.split('/')[1]?.toLowerCase() ?? '';
  const named = isLanguage(prefix) ? sites.of(prefix) : undefined;
  if (named) return { url, site: named, negotiated: false };
  const language = languageFor(request, sites.languages, sites.default.language);
  return { url, site: sites.of(language) ?? sites.default, negotiated: true };
}

/** Always an address of this site: read the usual way, a path that begins with two slashes would name another host. */
function urlOf(request: FastifyRequest): URL {
  const { url = '' } = request.raw;
  return new URL(internalOrigin(request) + (url.startsWith('/') ? url : '/'));
}
