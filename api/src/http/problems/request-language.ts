import { preferredLanguage, readLanguage } from '@facade/shared-domain/language/language';
import { LANGUAGES, type Language } from '@facade/shared-domain/model';
import type { FastifyRequest } from 'fastify';

/** The language of a problem document: the requested one, else the browser's, else Dutch. */
export function requestLanguage(request: Pick<FastifyRequest, 'query' | 'body' | 'headers'>): Language {
  const { lang } = (request.query ?? {}) as { lang?: unknown };
  const { language } = (request.body ?? {}) as { language?: unknown };
  return (
    readLanguage(lang) ??
    readLanguage(language) ??
    preferredLanguage(request.headers['accept-language'], LANGUAGES) ??
    'nl'
  );
}
