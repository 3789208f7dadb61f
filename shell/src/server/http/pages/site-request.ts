import { isLanguage } from '@facade/shared-domain/language/language';
import type { Site } from '@facade/shared-domain/model';
import type { FastifyRequest } from 'fastify';
import { PREVIEW_BASE } from '../../../protocol/preview-base.ts';
import type { Sites } from '../../api/site-table.ts';
import type { OpenPreview } from '../../preview/preview-source.ts';
import { languageFor } from './language.ts';
import { internalOrigin } from './site-origin.ts';

/** The basis of every answer to a visitor. */
export interface SiteRequest {
  url: URL;
  /** The agency's settings in the visitor's language. */
  site: Site;
  /** The address has no language of the site: the answer depends on the visitor's preferences. */
  negotiated: boolean;
  /** The preview that the address belongs to; `url` is the address of the same page of the site. */
  preview?: Pick<OpenPreview, 'token' | 'endsAt'>;
}

/** The language prefix decides. Without one, or with one the agency does not use, the visitor's preferences do. */
export function readSiteRequest(request: FastifyRequest, sites: Sites): SiteRequest {
  return readRequest(request, sites, urlOf(request));
}

/** The same for an address below a preview's. */
export function readPreviewRequest(request: FastifyRequest, preview: OpenPreview): SiteRequest {
  const { token, endsAt, sites } = preview;
  return { ...readRequest(request, sites, urlOf(request, PREVIEW_BASE)), preview: { token, endsAt } };
}

function readRequest(request: FastifyRequest, sites: Sites, url: URL): SiteRequest {
  const prefix = url.pathname.split('/')[1]?.toLowerCase() ?? '';
  const named = isLanguage(prefix) ? sites.of(prefix) : undefined;
  if (named) return { url, site: named, negotiated: false };
  const language = languageFor(request, sites.languages, sites.default.language);
  return { url, site: sites.of(language) ?? sites.default, negotiated: true };
}

/** Always an address of this site: parsed the usual way, a path that begins with two slashes would name another host. */
function urlOf(request: FastifyRequest, base = ''): URL {
  const url = (request.raw.url ?? '').slice(base.length);
  return new URL(internalOrigin(request) + (url.startsWith('/') ? url : '/'));
}
