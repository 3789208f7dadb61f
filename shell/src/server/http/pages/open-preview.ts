import { isLanguage } from '@facade/shared-domain/language/language';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { forgetPreview, previewTokenOf } from '../../preview/preview-cookie.ts';
import type { NoPreview, OpenPreview } from '../../preview/preview-source.ts';
import { previewTexts } from '../../preview/preview-texts.ts';
import { sendPlainPage } from '../errors/plain-page.ts';
import { languageFor } from './language.ts';
import type { PageRoutesOptions } from './page-routes-options.ts';

type Options = Pick<PageRoutesOptions, 'previews' | 'sites'>;

/** No token at all: the api says of it what it says of one that has ended. */
const NONE = 'none';

/** The preview that this browser has opened, or that of a link's token; else the answer that there is none, or no longer. */
export async function openPreview(
  request: FastifyRequest,
  reply: FastifyReply,
  { previews, sites }: Options,
  token = previewTokenOf(request),
): Promise<OpenPreview | FastifyReply> {
  const [, , prefix] = request.url.split('/');
  const language = isLanguage(prefix) ? prefix : languageFor(request, sites.languages, sites.default.language);
  const preview = await previews.open(token ?? NONE, language, request.id);
  return 'token' in preview ? preview : sendRefusal(request, reply, { ...preview, language });
}

function sendRefusal(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, title, hint, language }: NoPreview & { language: keyof typeof previewTexts },
): FastifyReply {
  if (status === 410) forgetPreview(request, reply);
  reply.code(status).header('x-robots-tag', 'noindex').header('referrer-policy', 'no-referrer');
  return sendPlainPage(reply, { language, title, hint, home: previewTexts[language].toSite });
}
