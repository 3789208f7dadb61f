import { detectLanguage } from '@facade/shared-domain/language/language';
import type { Language } from '@facade/shared-domain/model';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { cookiesOf } from '../cookies.ts';

/** Cookie in which the browser keeps the visitor's choice of language. */
const LANGUAGE_COOKIE = 'i18next';

/** Headers that decide which language an address without one is answered in. */
export const LANGUAGE_VARY = 'Cookie, Accept-Language';

/** What the language of a visitor is taken from. */
type Asked = Pick<FastifyRequest, 'query' | 'cookies' | 'headers'>;

/** Language for an address that names none. What only the browser's storage knows, the browser follows itself ({@link markGuessed}). */
export function languageFor(request: Asked, enabled: readonly Language[], fallback: Language): Language {
  const clues = {
    query: queryLanguage(request),
    cookie: cookieLanguage(request),
    browser: request.headers['accept-language'],
  };
  return detectLanguage(clues, enabled, fallback);
}

/**
 * Goes with an answer whose language nobody chose. The browser may know a choice that it sent no cookie of, and goes to that
 * language (`client/chrome/remembered-language.ts`).
 */
export const markGuessed = ({ protocol }: FastifyRequest, reply: FastifyReply): FastifyReply =>
  reply.setCookie('i18next-guessed', '1', {
    path: '/',
    maxAge: 60,
    sameSite: 'strict',
    secure: protocol === 'https',
  });

/** Whether the visitor said which language to answer in. */
export const isLanguageChosen = (request: Asked): boolean => Boolean(queryLanguage(request) ?? cookieLanguage(request));

function queryLanguage({ query }: Asked): string | undefined {
  // An address that cannot be decoded has no query.
  const { lng } = (query ?? {}) as { lng?: string | string[] };
  return Array.isArray(lng) ? lng[0] : lng;
}

const cookieLanguage = (request: Asked): string | undefined => cookiesOf(request)[LANGUAGE_COOKIE];
