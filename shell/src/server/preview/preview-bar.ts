import { escapeHtml } from '@facade/shared-domain/language/escape-html';
import type { Language } from '@facade/shared-domain/model';
import { PREVIEW_BASE } from '../../protocol/preview-base.ts';
import type { Badge } from '../variants/badge.ts';
import { previewTexts } from './preview-texts.ts';

/** Where the bar's form posts to leave the preview. */
export const LEAVE_URL = `${PREVIEW_BASE}/leave`;

/**
 * Shows at the bottom of every page of a preview what it is and when it expires, with a button to leave it. Works without
 * script.
 */
export function renderPreviewBar(endsAt: Date, language: Language): Badge {
  const texts = previewTexts[language];
  const time = new Intl.DateTimeFormat(`${language}-BE`, {
    dateStyle: 'short',
    timeStyle: 'short',
    timeZone: 'Europe/Brussels',
  });
  return {
    css: CSS,
    markup: [
      `<aside class="facade-preview" aria-label="${escapeHtml(texts.title)}"><p><b>${escapeHtml(texts.title)}</b> `,
      `<time datetime="${endsAt.toISOString()}">${texts.until} ${escapeHtml(time.format(endsAt))}</time></p>`,
      `<form method="post" action="${LEAVE_URL}"><button>${escapeHtml(texts.leave)}</button></form></aside>`,
    ].join(''),
  };
}

/**
 * Above everything except dialogs, in a separate place at the end of the page. Floating elements and the focus stay above it
 * (`--foot`).
 */
const CSS = `
html{--foot:56px;scroll-padding-bottom:6rem}
.facade-preview{position:sticky;z-index:71;bottom:0;box-sizing:border-box;min-height:var(--foot);display:flex;align-items:center;justify-content:center;
gap:4px 24px;padding:6px 16px;background:var(--ink);color:var(--paper);font:14px/1.35 var(--font-text)}
.facade-preview p{margin:0}
.facade-preview b{font-weight:600}
.facade-preview time{display:inline-block;opacity:.85}
.facade-preview button{min-height:44px;padding:0 16px;border:1px solid currentColor;border-radius:var(--radius-s);background:none;color:inherit;font:inherit;white-space:nowrap;cursor:pointer}
.facade-preview button:hover{background:var(--paper);color:var(--ink)}
.facade-preview button:focus-visible{outline:3px solid var(--paper);outline-offset:2px}
.facade-override{bottom:calc(var(--foot) + 12px)}
@media print{.facade-preview{display:none}}
`.replaceAll('\n', '');
