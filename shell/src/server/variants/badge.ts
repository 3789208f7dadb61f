import { escapeHtml } from '@facade/shared-domain/language/escape-html';
import type { Language } from '@facade/shared-domain/model';
import type { OverrideState } from '../releases/section-source.ts';
import { badgeTexts } from './badge-texts.ts';

/** Where the badge's form posts to remove all overrides. */
export const RESET_URL = '/_override/reset';

/** The badge on the pages of a visitor with an override. */
export interface Badge {
  css: string;
  /** Outside the application, so that navigation within the document leaves it in place. */
  markup: string;
}

/**
 * Shows that sections come from another release than the live one; unfolded also which and until when, with a button to end it.
 * Works without script.
 */
export function renderBadge(overrides: readonly OverrideState[], language: Language): Badge {
  const texts = badgeTexts[language];
  const time = new Intl.DateTimeFormat(`${language}-BE`, {
    dateStyle: 'short',
    timeStyle: 'short',
    timeZone: 'Europe/Brussels',
  });
  const items = overrides.map(({ section, kind, name, version, until }) => {
    const end = new Date(until * 1000);
    const release = version === null ? `${name}: ${texts.missing}` : kind === 'channel' ? `${name} (${version})` : name;
    return [
      `<li><b>${escapeHtml(section)}</b> <span>${escapeHtml(release)}</span> `,
      `<time datetime="${end.toISOString()}">${texts.until} ${escapeHtml(time.format(end))}</time></li>`,
    ].join('');
  });
  return {
    css: CSS,
    markup: [
      `<aside class="facade-override" aria-label="${escapeHtml(texts.title)}"><details>`,
      `<summary>${escapeHtml(texts.short)}</summary><p>${escapeHtml(texts.title)}</p>`,
      `<ul>${items.join('')}</ul><form method="post" action="${RESET_URL}">`,
      `<button>${escapeHtml(texts.reset)}</button></form></details></aside>`,
    ].join(''),
  };
}

/**
 * Above everything except dialogs, at most a third of the window high; at the edge, below logo and heading, while the cookie question is
 * at the bottom.
 */
const CSS = `
.facade-override{position:fixed;z-index:70;left:12px;bottom:12px;max-width:min(26rem,calc(100vw - 24px));max-height:33vh;overflow:auto;
padding:0 16px;border-radius:var(--radius);background:var(--ink);color:var(--paper);box-shadow:var(--shadow);font:14px/1.4 var(--font-text)}
.facade-override summary{min-height:44px;line-height:44px;font-weight:600;cursor:pointer}
.facade-override p{margin:0 0 4px;font-weight:600}
.facade-override form{padding-bottom:12px}
.facade-override ul{margin:0 0 8px;padding:0;list-style:none}
.facade-override li{overflow-wrap:anywhere}
.facade-override time{white-space:nowrap;opacity:.85}
.facade-override button{min-height:44px;padding:0 16px;border:1px solid currentColor;border-radius:var(--radius-s);background:none;color:inherit;font:inherit;cursor:pointer}
.facade-override button:hover{background:var(--paper);color:var(--ink)}
.facade-override :is(button,summary):focus-visible{outline:3px solid var(--paper);outline-offset:2px}
html[data-consent=ask] .facade-override{inset:34vh 0 auto auto;border-radius:var(--radius) 0 0 var(--radius)}
@media print{.facade-override{display:none}}
`.replaceAll('\n', '');
