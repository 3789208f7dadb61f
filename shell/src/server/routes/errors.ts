import type { Language } from '@facade/shared-domain/model';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Renderer } from '../build-files.ts';
import { escapeHtml } from '../head-markup.ts';
import type { PageService } from '../page-service.ts';
import { ContentPolicy } from '../security/content-policy.ts';
import type { SiteSource } from '../site-source.ts';
import type { UpstreamError } from '../upstream/upstream-error.ts';
import { sendLater } from './later.ts';
import { TOO_LONG } from './limit-addresses.ts';
import { sendPage } from './pages.ts';
import { sendProblem } from './problems.ts';
import { readSiteRequest } from './site-request.ts';

export interface ErrorOptions {
  pages: PageService;
  sites: SiteSource;
  renderer: Renderer;
}

/** Addresses that programs ask for, not visitors. */
const FOR_PROGRAMS =
  /^\/(api|_sections|_shell|_release|_override|_report|metrics|healthz|livez|readyz|registry\.json)(\/|\?|$)/;

/** Who asks for a host that this site does not go by gets nothing of the site. */
const MISDIRECTED = 421;

export type ErrorResponder = (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

/** Whatever was not foreseen: programs get a problem document, visitors a page of the site with the number to quote. */
export function errorResponder({ pages, sites, renderer }: ErrorOptions): ErrorResponder {
  return async (error, request, reply) => {
    const status = statusOf(error);
    const requestId = String(request.id);
    const { retryAfter } = error as Partial<UpstreamError>;
    if (retryAfter) reply.header('retry-after', retryAfter);
    else if (status >= 500) request.log.error({ err: error }, 'unexpected error');
    reply.code(status).header('x-request-id', requestId);
    if (status === MISDIRECTED || FOR_PROGRAMS.test(request.raw.url ?? ''))
      return sendProblem(request, reply, status, sites);
    if (!sites.isKnown) return sendLater(request, reply, renderer);
    const { url, site } = readSiteRequest(request, sites);
    try {
      const isAddress = error.code === 'FST_ERR_BAD_URL' || status === TOO_LONG;
      if (isAddress && status !== TOO_LONG) reply.code(404);
      const page = isAddress
        ? await pages.message({ type: 'not-found', reason: 'page' }, { url, site, route: null })
        : await pages.errorPage(url, site, requestId);
      return await sendPage(request, reply, page, true);
    } catch (second) {
      request.log.error({ err: second }, 'the error page failed too');
      const { html, policy } = plainPage(renderer, site.language);
      return reply
        .type('text/html; charset=utf-8')
        .header('cache-control', 'no-store')
        .header('content-security-policy', policy)
        .send(html);
    }
  };
}

/** Missing files and methods that the site does not know; pages have a 404 of their own. */
export function answerNotFound(server: FastifyInstance, sites: SiteSource): void {
  server.setNotFoundHandler((request, reply) => sendProblem(request, reply, 404, sites));
}

const statusOf = ({ statusCode = 500 }: FastifyError): number =>
  statusCode >= 400 && statusCode <= 599 ? statusCode : 500;

/** Needs nothing but two texts. */
function plainPage({ shellTexts }: Renderer, language: Language): { html: string; policy: string } {
  const { title = '', hint = '' } = (shellTexts[language]?.error ?? {}) as Record<string, string>;
  const policy = new ContentPolicy();
  const html = [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">',
    `<title>${escapeHtml(title)}</title>`,
    policy.style('body{font-family:system-ui;max-width:40rem;margin:10vh auto;padding:0 1.5rem}'),
    `</head><body><h1>${escapeHtml(title)}</h1><p>${escapeHtml(hint)}</p></body></html>`,
  ].join('');
  return { html, policy: policy.header({ sectionOrigins: [] }) };
}
