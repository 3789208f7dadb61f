import { hash } from 'node:crypto';
import type { Language } from '@facade/shared-domain/model';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Renderer } from '../build-files.ts';
import { escapeHtml } from '../head-markup.ts';
import { detectLanguage, LANGUAGE_VARY } from '../language.ts';
import { retryAfter } from '../retry-after.ts';

const LANGUAGES: readonly Language[] = ['nl', 'fr', 'en', 'de'];
const STYLE =
  'body{font:1.1rem/1.5 system-ui,sans-serif;max-width:40rem;margin:15vh auto;padding:0 1.5rem;color:#222;background:#fff}a{color:inherit}';
const POLICY = `default-src 'none'; style-src 'sha256-${hash('sha256', STYLE, 'base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/** Before the agency's settings were ever read there is no header to show: only what the shell itself can say, and when to come back. */
export function sendLater(request: FastifyRequest, reply: FastifyReply, { shellTexts }: Renderer): FastifyReply {
  const language = languageOf(request);
  const { later, error } = shellTexts[language] as Record<'later' | 'error', Record<string, string>>;
  return reply
    .code(503)
    .type('text/html; charset=utf-8')
    .header('retry-after', retryAfter())
    .header('cache-control', 'private, no-store')
    .header('vary', LANGUAGE_VARY)
    .header('content-security-policy', POLICY)
    .send(plainPage(language, later.title ?? '', later.hint ?? '', error.retry ?? ''));
}

function languageOf(request: FastifyRequest): Language {
  const prefix = request.url.split('/')[1]?.toLowerCase();
  return LANGUAGES.find((code) => code === prefix) ?? detectLanguage(request, [...LANGUAGES], 'nl');
}

function plainPage(language: Language, title: string, hint: string, retry: string): string {
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">',
    `<title>${escapeHtml(title)}</title><style>${STYLE}</style></head><body><main>`,
    `<h1>${escapeHtml(title)}</h1><p>${escapeHtml(hint)}</p><p><a href="">${escapeHtml(retry)}</a></p>`,
    '</main></body></html>',
  ].join('');
}
