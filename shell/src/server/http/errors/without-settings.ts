import { isLanguage } from '@facade/shared-domain/language/language';
import { LANGUAGES, type Language } from '@facade/shared-domain/model';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Renderer } from '../../build-files.ts';
import { LANGUAGE_VARY, languageFor } from '../pages/language.ts';
import { sendPlainPage } from './plain-page.ts';
import { PROBLEM_TITLES } from './problem-texts.ts';
import { retryAfter } from './retry-after.ts';

/**
 * Before the agency's settings were ever read there is no header to show: sends a page with the shell's own texts, and when to
 * retry.
 */
export function sendLater(request: FastifyRequest, reply: FastifyReply, { shellTexts }: Renderer): FastifyReply {
  const language = languageOf(request);
  const { later, error } = shellTexts[language] as Record<'later' | 'error', Record<string, string>>;
  const { title = '', hint = '' } = later;
  reply.code(503).header('retry-after', retryAfter()).header('vary', LANGUAGE_VARY);
  return sendPlainPage(reply, { language, title, hint, retry: error.retry ?? '' });
}

/** Sends a page that describes the invalid request. The status is already set. */
export function sendPlainRefusal(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const language = languageOf(request);
  const titles = PROBLEM_TITLES[language];
  reply.header('vary', LANGUAGE_VARY);
  return sendPlainPage(reply, { language, title: titles[reply.statusCode] ?? titles[400] ?? '' });
}

function languageOf(request: FastifyRequest): Language {
  const prefix = request.url.split('/')[1]?.toLowerCase();
  return isLanguage(prefix) ? prefix : languageFor(request, [...LANGUAGES], 'nl');
}
