import type { Language } from '@facade/shared-domain/model';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PageView } from '../../../composition/loading/loaded-page.ts';
import type { SiteSource } from '../../api/site-source.ts';
import { UpstreamError } from '../../api/upstream-error.ts';
import type { Renderer } from '../../build-files.ts';
import type { UpstreamLog } from '../../observe/logs/upstream-log.ts';
import { Overloaded } from '../../pages/admission/admission.ts';
import type { PageService } from '../../pages/page-service.ts';
import type { RenderedPage } from '../../pages/rendered-page.ts';
import { withoutTrackers } from '../../pages/without-trackers.ts';
import { sendPage } from '../pages/pages.ts';
import { readSiteRequest } from '../pages/site-request.ts';
import { TOO_LONG } from '../routes/limit-addresses.ts';
import { type PlainPage, sendPlainPage } from './plain-page.ts';
import { sendProblem } from './problems.ts';
import { sendLater, sendPlainRefusal } from './without-settings.ts';

export interface ErrorOptions {
  pages: PageService;
  sites: SiteSource;
  renderer: Renderer;
  upstreamLog: UpstreamLog;
}

/** Addresses that programs request, not visitors. */
const FOR_PROGRAMS =
  /^\/(api|images|icons|favicon\.ico|sitemap|sitemap\.xml|robots\.txt|manifest\.webmanifest|_sections|_shell|_release|_override|_report|_goal|_registry|metrics|healthz|livez|readyz|registry\.json)(\/|\?|$)/;

/** A request for a host that the site does not have gets nothing of the site. */
const MISDIRECTED = 421;

export type ErrorResponder = (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

/** Handles every unexpected error: programs get a problem document, visitors a page of the site with a reference number. */
export function errorResponder({ pages, sites, renderer, upstreamLog }: ErrorOptions): ErrorResponder {
  async function pageOf(status: number, request: FastifyRequest, reply: FastifyReply): Promise<RenderedPage> {
    const { url, site: whole } = readSiteRequest(request, sites);
    // The address may be that of a personal page.
    const site = withoutTrackers(whole);
    const message = (view: PageView) => pages.message(view, { url, site, route: null });
    if (status === 404) return message({ type: 'not-found', reason: 'page' });
    if (status === TOO_LONG) return message({ type: 'not-found', reason: 'too-long' });
    // A refused request needs no reference number, and without one the page can be cached.
    if (status < 500) return message({ type: 'error' });
    try {
      return await pages.errorPage(url, site, String(request.id));
    } catch (error) {
      if (!(error instanceof Overloaded)) throw error;
      request.isRefused = true;
      reply.code(503);
      return message({ type: 'later' });
    }
  }

  return async (error, request, reply) => {
    const isForPrograms = FOR_PROGRAMS.test(request.raw.url ?? '');
    const status = error.code === 'FST_ERR_BAD_URL' && !isForPrograms ? 404 : statusOf(error);
    if (error instanceof UpstreamError) {
      reply.header('retry-after', error.retryAfter);
      upstreamLog.failed(error, request.log);
    } else if (status >= 500) request.log.error({ err: error }, 'unexpected error');
    reply.code(status).header('x-request-id', String(request.id));
    if (status === MISDIRECTED || isForPrograms) return sendProblem(request, reply, status, sites);
    if (!sites.isKnown)
      return status === 404 || status >= 500 ? sendLater(request, reply, renderer) : sendPlainRefusal(request, reply);
    try {
      return await sendPage(request, reply, await pageOf(status, request, reply), true);
    } catch (second) {
      request.log.error({ err: second }, 'the error page failed too');
      return sendPlainPage(reply, apologyPage(readSiteRequest(request, sites).site.language, renderer));
    }
  };
}

/** Answers for missing files and unsupported methods. Pages have a separate 404. */
export function answerNotFound(server: FastifyInstance, sites: SiteSource): void {
  server.setNotFoundHandler((request, reply) => sendProblem(request, reply, 404, sites));
}

const statusOf = ({ statusCode = 500 }: FastifyError): number =>
  statusCode >= 400 && statusCode <= 599 ? statusCode : 500;

function apologyPage(language: Language, { shellTexts }: Renderer): PlainPage {
  const { title = '', hint = '' } = (shellTexts[language]?.error ?? {}) as Record<string, string>;
  return { language, title, hint };
}
