import { detectLanguage } from '@facade/shared-domain/language/language';
import type { Language } from '@facade/shared-domain/model';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { cookiesOf } from '../cookies.ts';

/** Cookie with the visitor's choice of language. */
const LANGUAGE_COOKIE = 'i18next';

/** Headers that determine the language for an address without one. */
export const LANGUAGE_VARY = 'Cookie, Accept-Language';

/** The parts of a request that the visitor's language is read from. */
type Asked = Pick<FastifyRequest, 'query' | 'cookies' | 'headers'>;

/**
 * Language for an address without one. A choice that only the browser's storage has is applied by the browser ({@link
 * markGuessed}).
 */
export function languageFor(request: Asked, enabled: readonly Language[], fallback: Language): Language {
  const clues = {
    query: queryLanguage(request),
    cookie: cookieLanguage(request),
    browser: request.headers['accept-language'],
  };
  return detectLanguage(clues, enabled, fallback);
}

/**
 * Marks an answer whose language nobody chose. The browser may have stored a choice without sending a cookie, and then goes to
 * that language (`client/chrome/remembered-language.ts`).
 */
export const markGuessed = ({ protocol }: FastifyRequest, reply: FastifyReply): FastifyReply =>
  reply.setCookie('i18next-guessed', '1', {
    path: '/',
    maxAge: 60,
    sameSite: 'strict',
    secure: protocol === 'https',
  });

/** Whether the visitor chose the language. */
export const isLanguageChosen = (request: Asked): boolean => Boolean(queryLanguage(request) ?? cookieLanguage(request));

function queryLanguage({ query }: Asked): string | undefined {
  // An address that cannot be decoded has no query.
  const { lng } = (query ?? {}) as { lng?: string | string[] };
  return Array.isArray(lng) ? lng[0] : lng;
}

const cookieLanguage = (request: Asked): string | undefined => cookiesOf(request)[LANGUAGE_COOKIE];
