import { hash } from 'node:crypto';
import { escapeHtml } from '@facade/shared-domain/language/escape-html';
import type { Language } from '@facade/shared-domain/model';
import type { FastifyReply } from 'fastify';

/**
 * Texts of a page without header and footer. `retry`: text of a link to the same address. `link`: leads elsewhere on the site.
 */
export interface PlainPage {
  language: Language;
  title: string;
  hint?: string;
  retry?: string;
  link?: { text: string; href: string };
}

const STYLE =
  'body{font:1.1rem/1.5 system-ui,sans-serif;max-width:40rem;margin:15vh auto;padding:0 1.5rem;color:#222;background:#fff}a{color:inherit}';
const POLICY = `default-src 'none'; style-src 'sha256-${hash('sha256', STYLE, 'base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/** Sends a page that needs neither the agency's settings nor a render. */
export function sendPlainPage(reply: FastifyReply, page: PlainPage): FastifyReply {
  return reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'private, no-store')
    .header('content-security-policy', POLICY)
    .send(markupOf(page));
}

const markupOf = ({ language, title, hint, retry, link }: PlainPage): string =>
  [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">',
    `<title>${escapeHtml(title)}</title><style>${STYLE}</style></head><body><main>`,
    `<h1>${escapeHtml(title)}</h1>`,
    hint ? `<p>${escapeHtml(hint)}</p>` : '',
    retry ? `<p><a href="">${escapeHtml(retry)}</a></p>` : '',
    link ? `<p><a href="${escapeHtml(link.href)}">${escapeHtml(link.text)}</a></p>` : '',
    '</main></body></html>',
  ].join('');
