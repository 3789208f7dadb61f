import { isLanguage } from '@facade/shared-domain/language';
import type { Language, Site } from '@facade/shared-domain/model';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ServerApi } from '../api-client.ts';
import type { Renderer } from '../build-files.ts';
import { encodingFor } from '../compressed.ts';
import { detectLanguage, LANGUAGE_VARY } from '../language.ts';
import type { PageRequest, PageService, RenderedPage } from '../page-service.ts';
import { redirectFor } from '../redirects.ts';
import type { SiteSource } from '../site-source.ts';
import { postForm } from './post-form.ts';

export interface PageRoutesOptions {
  pages: PageService;
  sites: SiteSource;
  api: ServerApi;
  renderer: Renderer;
}

/** How long a shared cache may answer alone, and how long it may answer with the old page while it fetches the new. */
const SHARED_CACHE = 'public, max-age=0, s-maxage=10, stale-while-revalidate=60';

/** Every page of the site: GET draws it, POST takes a form that was sent without JavaScript. */
export async function pageRoutes(server: FastifyInstance, options: PageRoutesOptions) {
  const { pages, sites, renderer } = options;

  server.get('/*', async (request, reply) => {
    const url = urlOf(request);
    const site = siteFor(request, url, sites);
    const redirect = redirectFor(url, site, renderer.pathsOf(site));
    if (redirect) return sendRedirect(reply, redirect.to, redirect.status);
    return send(request, reply, { url, site, route: renderer.matchRoute(url, site), cookie: request.headers.cookie });
  });

  server.post('/*', async (request, reply) => {
    const url = urlOf(request);
    const site = siteFor(request, url, sites);
    const outcome = await postForm(request, site, options);
    if ('redirect' in outcome) {
      if (outcome.cookies.length > 0) reply.header('set-cookie', outcome.cookies);
      return sendRedirect(reply, outcome.redirect, 303);
    }
    reply.code(outcome.status);
    const route = renderer.matchRoute(url, site);
    return send(request, reply, { url, site, route, cookie: request.headers.cookie, form: outcome.form });
  });

  async function send(request: FastifyRequest, reply: FastifyReply, page: PageRequest) {
    try {
      return await sendPage(request, reply, await pages.page(page));
    } catch (error) {
      if (renderer.isSignal(error) && error.signal === 'redirect') return sendRedirect(reply, error.to, error.status);
      if ((error as { status?: number }).status !== 401) throw error;
      const login = renderer.pathsOf(page.site).pathOf('/login/', page.site.language);
      return sendRedirect(reply, login, 302);
    }
  }
}

async function sendPage(request: FastifyRequest, reply: FastifyReply, page: RenderedPage) {
  const encoding = encodingFor(request.headers['accept-encoding']);
  reply
    .code(reply.statusCode === 200 ? page.status : reply.statusCode)
    .type('text/html; charset=utf-8')
    .header('cache-control', page.shared && page.status === 200 ? SHARED_CACHE : 'private, no-store')
    .header('vary', 'Accept-Encoding')
    .header('x-content-type-options', 'nosniff')
    .header('referrer-policy', 'strict-origin-when-cross-origin');
  if (page.shared && page.status === 200) {
    reply.header('etag', page.etag);
    if (request.headers['if-none-match']?.includes(page.etag)) return reply.code(304).send();
  }
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.send(await page.body.as(encoding));
}

/** A redirect whose target depends on the visitor's language must not be remembered for others. */
function sendRedirect(reply: FastifyReply, to: string, status: number) {
  if (status === 302) reply.header('vary', LANGUAGE_VARY).header('cache-control', 'private, no-store');
  return reply.redirect(to, status);
}

const urlOf = (request: FastifyRequest): URL =>
  new URL(request.raw.url ?? '/', `${request.protocol}://${request.host || 'localhost'}`);

/** The prefix decides; without one (or with one the agency does not use) the visitor's own preferences do. */
function siteFor(request: FastifyRequest, url: URL, sites: SiteSource): Site {
  const prefix = url.pathname.split('/')[1]?.toLowerCase() ?? '';
  const named = isLanguage(prefix) ? sites.of(prefix) : undefined;
  if (named) return named;
  const language: Language = detectLanguage(request, sites.languages, sites.default.language);
  return sites.of(language) ?? sites.default;
}
