import type { Language } from '@facade/shared-domain/model';
import type { FastifyRequest } from 'fastify';

/** Cookie in which the browser keeps the visitor's choice of language. */
const LANGUAGE_COOKIE = 'i18next';

/** No browser sends a longer list of languages. */
const LONGEST = 500;

/** Headers that decide which language an address without one is answered in. */
export const LANGUAGE_VARY = 'Cookie, Accept-Language';

/**
 * Language for an address that names none, in the order of the product specification: query `lng`, cookie, the browser's
 * languages, the site's default. What only the browser's storage knows, the browser follows itself ({@link GUESSED_COOKIE}).
 */
export function detectLanguage(request: FastifyRequest, enabled: Language[], fallback: Language): Language {
  const wanted = [queryLanguage(request), cookieLanguage(request), ...browserLanguages(request)];
  return wanted.find((code): code is Language => enabled.includes(code as Language)) ?? fallback;
}

/**
 * Sent with an answer whose language nobody chose. The browser may know a choice that it sent no cookie of, and goes to that
 * language (`client/chrome/remembered-language.ts`).
 */
export const GUESSED_COOKIE = 'i18next-guessed=1; Path=/; Max-Age=60; SameSite=Strict';

/** Whether the visitor said which language to answer in. */
export const isLanguageChosen = (request: FastifyRequest): boolean =>
  Boolean(queryLanguage(request) ?? cookieLanguage(request));

const queryLanguage = ({ query }: FastifyRequest): string | undefined => {
  // An address that cannot be decoded has no query.
  const { lng } = (query ?? {}) as { lng?: string | string[] };
  return base(Array.isArray(lng) ? lng[0] : lng);
};

function cookieLanguage({ headers }: FastifyRequest): string | undefined {
  const match = headers.cookie?.match(new RegExp(`(?:^|;\\s*)${LANGUAGE_COOKIE}=([A-Za-z-]+)`));
  return base(match?.[1]);
}

function browserLanguages({ headers }: FastifyRequest): (string | undefined)[] {
  return (headers['accept-language'] ?? '')
    .slice(0, LONGEST)
    .split(',')
    .map((part) => {
      const [code, ...parameters] = part.trim().split(';');
      const quality = parameters.map((parameter) => parameter.trim().match(/^q=([\d.]+)$/)?.[1]).find(Boolean);
      return { code: base(code), quality: quality === undefined ? 1 : Number(quality) };
    })
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality)
    .map(({ code }) => code);
}

const base = (code: string | undefined): string | undefined => code?.toLowerCase().split('-')[0];
