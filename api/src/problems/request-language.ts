import { LANGUAGES, type Language } from '@facade/shared-domain/model';
import type { FastifyRequest } from 'fastify';

/** The language to tell a visitor of a problem in: the one asked for, else the browser's, else Dutch. */
export function requestLanguage(request: Pick<FastifyRequest, 'query' | 'body' | 'headers'>): Language {
  const { lang } = (request.query ?? {}) as { lang?: unknown };
  const { language } = (request.body ?? {}) as { language?: unknown };
  const preferred = (request.headers['accept-language'] ?? '')
    .split(',')
    .map((part) => part.trim().slice(0, 2).toLowerCase());
  return [lang, language, ...preferred].find(isLanguage) ?? 'nl';
}

function isLanguage(code: unknown): code is Language {
  return (LANGUAGES as readonly unknown[]).includes(code);
}
