import type { Language } from '@facade/shared-domain/model';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Renderer } from '../build-files.ts';
import { escapeHtml } from '../head-markup.ts';
import type { PageService } from '../page-service.ts';
import type { SiteSource } from '../site-source.ts';
import { sendPage } from './pages.ts';
import { readSiteRequest } from './site-request.ts';

export interface ErrorOptions {
  pages: PageService;
  sites: SiteSource;
  renderer: Renderer;
}

/** Addresses that programs ask for, not visitors. */
const FOR_PROGRAMS = /^\/(api|_sections|_shell|_release|_override|_report|metrics|healthz|registry\.json)(\/|\?|$)/;

export type ErrorResponder = (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

/** Whatever was not foreseen: programs get a problem document, visitors a page of the site with the number to quote. */
export function errorResponder({ pages, sites, renderer }: ErrorOptions): ErrorResponder {
  return async (error, request, reply) => {
    const status = statusOf(error);
    const requestId = String(request.id);
    if (status >= 500) request.log.error({ error }, 'unexpected error');
    reply.code(status).header('x-request-id', requestId);
    if (FOR_PROGRAMS.test(request.raw.url ?? '')) return sendProblem(reply, status, requestId);
    const { url, site } = readSiteRequest(request, sites);
    try {
      const isAddress = error.code === 'FST_ERR_BAD_URL';
      if (isAddress) reply.code(404);
      const page = isAddress
        ? await pages.page({ url, site, route: null })
        : await pages.errorPage(url, site, requestId);
      return await sendPage(request, reply, page, true);
    } catch (second) {
      request.log.error({ error: second }, 'the error page failed too');
      return reply
        .type('text/html; charset=utf-8')
        .header('cache-control', 'no-store')
        .send(plainPage(renderer, site.language));
    }
  };
}

/** Missing files and methods that the site does not know; pages have a 404 of their own. */
export function answerNotFound(server: FastifyInstance): void {
  server.setNotFoundHandler((request, reply) => sendProblem(reply.code(404), 404, String(request.id)));
}

function statusOf({ statusCode = 500, code }: FastifyError): number {
  // The proxy could not reach the api.
  if (code === 'FST_REPLY_FROM_INTERNAL_SERVER_ERROR' || code?.startsWith('FST_REPLY_FROM_UNDICI')) return 503;
  return statusCode >= 400 && statusCode <= 599 ? statusCode : 500;
}

const sendProblem = (reply: FastifyReply, status: number, requestId: string) =>
  reply
    .type('application/problem+json')
    .header('cache-control', 'no-store')
    .send(JSON.stringify({ type: 'about:blank', title: TITLES.get(status) ?? 'Error', status, requestId }));

const TITLES = new Map([
  [400, 'Bad request'],
  [404, 'Not found'],
  [413, 'Content too large'],
  [415, 'Unsupported media type'],
  [500, 'Internal error'],
  [502, 'Bad gateway'],
  [503, 'Service unavailable'],
  [504, 'Gateway timeout'],
]);

/** Needs nothing but two texts. */
function plainPage({ shellTexts }: Renderer, language: Language): string {
  const { title = '', hint = '' } = (shellTexts[language]?.error ?? {}) as Record<string, string>;
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">',
    `<title>${escapeHtml(title)}</title></head>`,
    `<body style="font-family:system-ui;max-width:40rem;margin:10vh auto;padding:0 1.5rem">`,
    `<h1>${escapeHtml(title)}</h1><p>${escapeHtml(hint)}</p></body></html>`,
  ].join('');
}
