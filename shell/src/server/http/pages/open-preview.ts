import { isLanguage } from '@facade/shared-domain/language/language';
import type { Language } from '@facade/shared-domain/model';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { forgetPreview, previewTokenOf } from '../../preview/preview-cookie.ts';
import type { NoPreview, OpenPreview } from '../../preview/preview-source.ts';
import { previewTexts } from '../../preview/preview-texts.ts';
import { sendPlainPage } from '../errors/plain-page.ts';
import { sendLater } from '../errors/without-settings.ts';
import { languageFor } from './language.ts';
import type { PageRoutesOptions } from './page-routes-options.ts';

type Options = Pick<PageRoutesOptions, 'previews' | 'sites' | 'renderer'>;

/** No token: the api answers as for an expired one. */
const NONE = 'none';

/**
 * The preview that this browser has opened, or that of a link's token. Null if there is none or it has expired: the answer has
 * already been sent.
 */
export async function openPreview(
  request: FastifyRequest,
  reply: FastifyReply,
  { previews, sites, renderer }: Options,
  token = previewTokenOf(request),
): Promise<OpenPreview | null> {
  const [, , prefix] = request.url.split('/');
  const language = isLanguage(prefix) ? prefix : languageFor(request, sites.languages, sites.default.language);
  try {
    const preview = await previews.open(token ?? NONE, language, request.id);
    if ('token' in preview) return preview;
    refuse(reply, preview, language);
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    sendLater(request, reply, renderer);
  }
  return null;
}

/** The api does not answer or is overloaded. */
const isUnavailable = (error: unknown): boolean => [0, 429, 503].includes((error as { status?: number }).status ?? -1);

function refuse(reply: FastifyReply, { status, title, hint }: NoPreview, language: Language) {
  if (status === 410) forgetPreview(reply);
  reply.code(status).header('x-robots-tag', 'noindex').header('referrer-policy', 'no-referrer');
  sendPlainPage(reply, { language, title, hint, link: { text: previewTexts[language].toSite, href: '/' } });
}
