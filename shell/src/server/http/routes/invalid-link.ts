import type { Language } from '@facade/shared-domain/model';
import type { FastifyReply } from 'fastify';
import { sendPlainPage } from '../errors/plain-page.ts';
import { LANGUAGE_VARY } from '../pages/language.ts';
import { locationOf } from '../pages/redirects/send-redirect.ts';
import { invalidLinkTexts } from './invalid-link-texts.ts';

/**
 * Answers a signed link that is invalid or has expired, with a link to the page itself (`to`). Going there at once would show
 * the page that all visitors see, which looks like the release or the view that the link was made for.
 */
export function sendInvalidLink(reply: FastifyReply, to: string, language: Language): FastifyReply {
  const { title, hint, toPage } = invalidLinkTexts[language];
  reply.code(410).header('vary', LANGUAGE_VARY).header('x-robots-tag', 'noindex');
  return sendPlainPage(reply, { language, title, hint, link: { text: toPage, href: locationOf(to) } });
}
