import formbody from '@fastify/formbody';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { PREVIEW_BASE } from '../../../protocol/preview-base.ts';
import { LEAVE_URL } from '../../preview/preview-bar.ts';
import { forgetPreview, keepPreview } from '../../preview/preview-cookie.ts';
import { sendLater } from '../errors/without-settings.ts';
import { languageFor } from '../pages/language.ts';
import { openPreview } from '../pages/open-preview.ts';
import type { PageRoutesOptions } from '../pages/page-routes-options.ts';
import { sendRedirect } from '../pages/redirects/send-redirect.ts';
import { requestOrigin } from '../security/own-origin.ts';

type PreviewRoutesOptions = Pick<PageRoutesOptions, 'sites' | 'previews' | 'renderer'>;

/** The page that the preview link names (`?page=/nl/contact/`); null if it names none. */
function pageOf({ query }: FastifyRequest): string | null {
  const { page } = query as { page?: unknown };
  return typeof page === 'string' && /^\/[a-z]{2}\/([\w-]+\/)*$/.test(page) ? page : null;
}

/**
 * The link of a preview opens it in this browser, and the bar at the bottom of its pages closes it. Its pages are among the
 * page routes.
 */
export async function previewRoutes(server: FastifyInstance, options: PreviewRoutesOptions) {
  const { sites, renderer } = options;
  await server.register(formbody);
  server.addHook('preHandler', async (request, reply) => {
    if (!sites.isKnown) return sendLater(request, reply, renderer);
  });

  const open = async (request: FastifyRequest, reply: FastifyReply) => {
    const { token } = request.params as { token: string };
    const preview = await openPreview(request, reply, options, token);
    if (!preview) return reply;
    const language = languageFor(request, preview.sites.languages, preview.sites.default.language);
    keepPreview(reply, token, preview.endsAt).header('referrer-policy', 'no-referrer');
    return sendRedirect(reply, PREVIEW_BASE + (pageOf(request) ?? `/${language}/`), 303, true);
  };
  const link = `${PREVIEW_BASE}/:token(^[\\w-]{43}$)`;
  server.get(link, open);
  server.get(`${link}/`, open);

  server.post(LEAVE_URL, async (request, reply) => sendRedirect(forgetPreview(reply), publicPage(request), 303, true));
  server.get(LEAVE_URL, async (_request, reply) => sendRedirect(reply, '/', 303, true));

  /** The live page of the site that corresponds to the preview page; the home page if there is none. */
  function publicPage(request: FastifyRequest): string {
    const page = URL.parse(request.headers.referer ?? '');
    if (page?.origin !== requestOrigin(request) || !page.pathname.startsWith(`${PREVIEW_BASE}/`)) return '/';
    const url = new URL(page.pathname.slice(PREVIEW_BASE.length) + page.search, page.origin);
    const [, prefix] = url.pathname.split('/');
    const site = sites.languages.map((language) => sites.of(language)).find((one) => one?.language === prefix);
    if (!site) return '/';
    return renderer.matchRoute(url, site) ? url.pathname + url.search : `/${site.language}/`;
  }
}
