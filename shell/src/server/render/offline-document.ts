import { hash } from 'node:crypto';
import { escapeHtml } from '@facade/shared-domain/language/escape-html';
import type { Language, Site } from '@facade/shared-domain/model';
import { phoneText } from '@facade/shared-domain/numbers/phone-text';
import { favouritesPath } from '@facade/shared-domain/paths/kept-paths';
import { themeCss } from '@facade/shared-ui/theme';
import { offlineTexts } from '../../layout/messages/offline-texts.ts';
import type { OfflineSettings } from '../../worker/worker-scope.ts';

const CSS =
  'body{margin:0;min-height:100vh;display:grid;place-content:center;padding:24px;background:var(--paper);color:var(--ink);font:1.1rem/1.5 var(--font-text)}main{max-width:34rem}h1{font:500 2rem/1.2 var(--font-display)}a{color:inherit}.phone{display:inline-block;padding:12px 24px;border-radius:99px;background:var(--primary);color:var(--primary-ink);font-weight:600;text-decoration:none}li{padding:8px 0}ul{list-style:none;padding:0}';

/**
 * What the service worker shows while offline: a page in each language, with the agency's phone number. It loads nothing, so it
 * has the theme's colours and the device's fonts.
 */
export function offlineSettings(sites: readonly Site[]): OfflineSettings {
  const style = `${themeCss(sites[0]?.theme)}${CSS}`;
  return {
    kept: sites.map(({ language }) => favouritesPath(language)),
    pages: Object.fromEntries(sites.map((site) => [site.language, pageOf(site, style)])),
    policy: `default-src 'none'; style-src 'sha256-${hash('sha256', style, 'base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'`,
  };
}

function pageOf({ language, agency: { name, phone } }: Site, style: string): string {
  const texts = offlineTexts[language];
  const link = (href: string, text: string, look = '') =>
    `<a${look} href="${escapeHtml(href)}">${escapeHtml(text)}</a>`;
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">',
    `<title>${escapeHtml(`${texts.title} | ${name}`)}</title><style>${style}</style></head><body><main>`,
    `<h1>${escapeHtml(texts.title)}</h1><p>${escapeHtml(texts.hint)}</p>`,
    phone ? `<p>${link(`tel:${phone}`, `${texts.call} ${phoneText(phone)}`, ' class="phone"')}</p>` : '',
    `<ul><li>${link('', texts.retry)}</li><li>${link(favouritesPath(language as Language), texts.favourites)}</li></ul>`,
    '</main></body></html>',
  ].join('');
}
