import type { RedirectSignal } from '@facade/section-kit';
import { LARGEST_UPLOAD } from '@facade/shared-domain/forms/upload-limits';
import type { Site } from '@facade/shared-domain/model';
import formbody from '@fastify/formbody';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { belowPreview } from '../../../protocol/below-preview.ts';
import { PREVIEW_BASE } from '../../../protocol/preview-base.ts';
import { Overloaded } from '../../pages/admission/admission.ts';
import { encodingFor } from '../../pages/cache/compressed.ts';
import type { PageRequest, RenderedPage } from '../../pages/rendered-page.ts';
import { withoutTrackers } from '../../pages/without-trackers.ts';
import { retryAfter } from '../errors/retry-after.ts';
import { sendLater } from '../errors/without-settings.ts';
import { addressOf, protocolOf } from '../forwarded.ts';
import { disconnectOf } from '../routes/client-disconnect.ts';
import { answerOverrideLink } from '../routes/releases/override.ts';
import { isUpload } from '../uploads/is-upload.ts';
import { postForm } from './forms/post-form.ts';
import { asLogin, withCookies } from './forms/resumed-form.ts';
import { knownAddresses } from './known-addresses.ts';
import { isLanguageChosen, LANGUAGE_VARY, markGuessed } from './language.ts';
import { openPreview } from './open-preview.ts';
import type { PageRoutesOptions } from './page-routes-options.ts';
import type { Redirect } from './redirects/redirects.ts';
import { sendRedirect } from './redirects/send-redirect.ts';
import { readPreviewRequest, readSiteRequest, type SiteRequest } from './site-request.ts';

/**
 * How long a shared cache may serve a page without revalidation, and how long it may serve the old page while it fetches the
 * new one.
 */
const SHARED_CACHE = 'public, max-age=0, s-maxage=10, stale-while-revalidate=60';
/** While visitors get different releases, only the visitor's own browser may cache a page, and it revalidates each time. */
const OWN_CACHE = 'private, no-cache';

/** Limits of a form with files. One byte above the api's limit lets the api detect that a file is too large. */
const POSTED = { fileSize: LARGEST_UPLOAD + 1, files: 20, fields: 100, fieldSize: 16 * 1024, parts: 120 };

const BELOW_PREVIEW = `${PREVIEW_BASE}/*`;

/** Every page of the site and of previews: GET renders it, POST accepts a form that was sent without JavaScript. */
export async function pageRoutes(server: FastifyInstance, options: PageRoutesOptions) {
  const { pages, sites, renderer, visitors, staff } = options;
  const knownAddressOf = knownAddresses(renderer);
  // A page accepts only forms; JSON is for the api.
  server.removeAllContentTypeParsers();
  await server.register(formbody);
  await server.register(multipart, { limits: POSTED, throwFileSizeLimit: false });
  server.addHook('onClose', async () => {
    options.forms.close();
    options.files.close();
  });
  server.addHook('preHandler', async (request, reply) => {
    if (!sites.isKnown) return sendLater(request, reply, renderer);
  });

  server.get('/*', async (request, reply) => {
    const asked = readSiteRequest(request, sites);
    const answer = answerOverrideLink(request, reply, asked, visitors) ?? staff.answerLink(reply, asked);
    return answer ?? answerGet(request, reply, asked);
  });
  server.get(BELOW_PREVIEW, async (request, reply) => {
    const preview = await openPreview(request, reply, options);
    return preview ? answerGet(request, reply, readPreviewRequest(request, preview)) : reply;
  });

  async function answerGet(request: FastifyRequest, reply: FastifyReply, asked: SiteRequest) {
    const { redirect } = knownAddressOf(asked);
    return redirect ? sendAway(request, reply, redirect, asked) : send(request, reply, asked, {});
  }

  const onRequest = async (request: FastifyRequest, reply: FastifyReply) => {
    if (isUpload(request.raw)) await options.uploadGate.admit(request, reply);
  };
  server.post('/*', { onRequest }, async (request, reply) =>
    answerPost(request, reply, readSiteRequest(request, sites)),
  );
  server.post(BELOW_PREVIEW, { onRequest }, async (request, reply) => {
    const preview = await openPreview(request, reply, options);
    return preview ? answerPost(request, reply, readPreviewRequest(request, preview)) : reply;
  });

  async function answerPost(request: FastifyRequest, reply: FastifyReply, asked: SiteRequest) {
    const disconnect = disconnectOf(reply);
    const outcome = await postForm(request, asked, options, disconnect).catch((error) => {
      if (!disconnect.aborted) throw error;
    });
    if (!outcome) return reply.hijack();
    const { cookies, form } = outcome;
    const isStep = !('redirect' in outcome) && outcome.status < 300;
    if (!isStep) request.sentForm = form.form;
    if (cookies.length > 0) reply.header('set-cookie', [...cookies]);
    if ('redirect' in outcome) return sendRedirect(reply, outcome.redirect, 303, true);
    reply.code(outcome.status);
    if (outcome.retryAfter) reply.header('retry-after', outcome.retryAfter);
    return send(request, reply, asked, {
      form,
      login: outcome.login,
      cookie: withCookies(request.headers.cookie, cookies),
    });
  }

  /** Where a page sends the visitor instead. */
  function awayFor(error: unknown, site: Site): Pick<RedirectSignal, 'to' | 'status'> | null {
    if (renderer.isSignal(error) && error.signal === 'redirect') return error;
    if ((error as { status?: number }).status !== 401) return null;
    return { to: renderer.pathsOf(site).pathOf('/login/', site.language), status: 302 };
  }

  async function send(
    request: FastifyRequest,
    reply: FastifyReply,
    asked: SiteRequest,
    {
      form,
      login,
      cookie = request.headers.cookie,
    }: Pick<PageRequest, 'form' | 'cookie'> & { login?: string | undefined },
  ): Promise<FastifyReply> {
    const { url, site, negotiated, preview } = asked;
    let disconnect: AbortSignal | undefined;
    // The api's proxy recognizes requests from a preview page by their referrer.
    if (preview) reply.header('referrer-policy', 'same-origin');
    try {
      const { route } = knownAddressOf({ url, site });
      const page = await pages.page({
        url,
        site,
        route,
        address: addressOf(request),
        cookie,
        protocol: protocolOf(request),
        form,
        visitor: visitors.of(request),
        requestId: request.id,
        disconnect: () => {
          disconnect ??= disconnectOf(reply);
          return disconnect;
        },
        staff: staff.has(request),
        preview,
      });
      return await sendPage(request, reply, page, negotiated);
    } catch (error) {
      if (disconnect?.aborted) return reply.hijack();
      if (error instanceof Overloaded) {
        request.isRefused = true;
        const page = await pages.message({ type: 'later' }, { url, site: withoutTrackers(site), route: null });
        return sendPage(request, reply.code(page.status), page, negotiated);
      }
      const away = awayFor(error, site);
      if (!away) throw error;
      // What was typed before the session ended must not be lost.
      const resumable = form && login && reply.statusCode === 401 ? asLogin(form, login) : null;
      return resumable
        ? send(request, reply, { ...asked, url: new URL(away.to, url) }, { form: resumable, cookie })
        : sendAway(request, reply, away, asked);
    }
  }
}

/** Redirects to the canonical address. If the visitor chose no language, the answer is marked as guessed. */
function sendAway(
  request: FastifyRequest,
  reply: FastifyReply,
  { to, status }: Pick<Redirect | RedirectSignal, 'to' | 'status'>,
  { negotiated, preview }: SiteRequest,
) {
  if (preview) return sendRedirect(reply, belowPreview(to), 302, true);
  if (negotiated && !isLanguageChosen(request)) markGuessed(request, reply);
  return sendRedirect(reply, to, status, negotiated);
}

/** Sends a page in the encoding that the browser accepts, or 304 if the browser already has it. */
export async function sendPage(request: FastifyRequest, reply: FastifyReply, page: RenderedPage, negotiated: boolean) {
  request.shown = page;
  const status = reply.statusCode === 200 ? page.status : reply.statusCode;
  const isPlain = status === 200 && !negotiated;
  const isShared = page.shared && isPlain;
  const isOwn = Boolean(page.varies) && isPlain;
  reply
    .code(status)
    .type('text/html; charset=utf-8')
    .header('cache-control', isShared ? SHARED_CACHE : isOwn ? OWN_CACHE : 'private, no-store')
    .header('vary', negotiated ? `Accept-Encoding, ${LANGUAGE_VARY}` : 'Accept-Encoding')
    .header('content-security-policy', page.policy);
  if (page.cookies) reply.header('set-cookie', page.cookies);
  if (page.noindex) reply.header('x-robots-tag', 'noindex');
  // Trackers of the next document would read this address as the referrer.
  if (page.isPrivate) reply.header('referrer-policy', 'strict-origin');
  if (status === 503) reply.header('retry-after', retryAfter());
  if (isShared || isOwn) {
    reply.header('etag', page.etag);
    if (request.headers['if-none-match']?.includes(page.etag)) return reply.code(304).send();
  }
  const { encoding, bytes } = await page.body.as(encodingFor(request.headers['accept-encoding']));
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.send(bytes);
}
