import { readLanguage } from '@facade/shared-domain/language/language';
import type { Language } from '@facade/shared-domain/model';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SiteSource } from '../../api/site-source.ts';
import { languageFor } from '../pages/language.ts';
import { PROBLEM_DETAILS, PROBLEM_TITLES } from './problem-texts.ts';

/** Sends a problem document (RFC 9457) with a title in the visitor's language. Programs read the status. */
export function sendProblem(request: FastifyRequest, reply: FastifyReply, status: number, sites: SiteSource) {
  const language = languageOf(request, sites);
  const titles = PROBLEM_TITLES[language];
  const title = titles[status] ?? titles[status < 500 ? 400 : 500];
  const detail = PROBLEM_DETAILS[language][status];
  return reply
    .code(status)
    .type('application/problem+json')
    .header('content-language', language)
    .header('cache-control', 'no-store')
    .send(JSON.stringify({ type: 'about:blank', title, status, detail, requestId: String(request.id) }));
}

/** English while the site has no languages yet: only programs and developers ask at that time. */
const languageOf = (request: FastifyRequest, { languages }: SiteSource): Language =>
  askedOfApi(request) ?? languageFor(request, languages, languages[0] ?? 'en');

/** The api speaks every language, whichever the site has. */
function askedOfApi({ raw, query }: FastifyRequest): Language | null {
  const { lang } = (query ?? {}) as { lang?: unknown };
  return raw.url?.startsWith('/api/') ? readLanguage(Array.isArray(lang) ? lang[0] : lang) : null;
}
