import { escapeHtml } from '@facade/shared-domain/language/escape-html';
import type { Block, Inline } from './blocks.ts';
import { chartHtml } from './chart-html.ts';
import { FONT, LAYOUT } from './html-parts.ts';
import type { MailHome, MailRow } from './kinds.ts';
import type { MailColors } from './mail-look.ts';

const HEADING_FONT = "font-family:Fraunces,Georgia,'Times New Roman',serif";

/** Width of the mail, and of its content inside the margins, in pixels. */
export const WIDTH = 600;
const INNER_WIDTH = 536;

/** Rows of the mail's table, one per block. Styles are inline; classes only change colours in dark mode. */
export const htmlOf = (blocks: readonly Block[], colors: MailColors): string =>
  blocks.map((block) => `<tr><td style="padding:0 32px 20px">${htmlOfBlock(block, colors)}</td></tr>`).join('\n');

function htmlOfBlock(block: Block, colors: MailColors): string {
  const text = `margin:0;${FONT};font-size:16px;line-height:1.6;color:${colors.ink}`;
  const inline = (parts: readonly Inline[]) => htmlOfParts(parts, colors);
  switch (block.type) {
    case 'heading':
      return `<h${block.level} class="ink" style="margin:0;padding-top:8px;${HEADING_FONT};font-size:20px;line-height:1.3;font-weight:600;color:${colors.ink}">${inline(block.parts)}</h${block.level}>`;
    case 'paragraph':
      return `<p class="ink" style="${text}">${inline(block.parts)}</p>`;
    case 'button':
      return buttonHtml(block.href, inline(block.parts), colors);
    case 'list': {
      const tag = block.isOrdered ? 'ol' : 'ul';
      const items = block.items.map((parts) => `<li style="margin:0 0 6px">${inline(parts)}</li>`).join('');
      return `<${tag} class="ink" style="${text};padding:0 0 0 22px">${items}</${tag}>`;
    }
    case 'rule':
      return `<hr class="line" style="margin:0;border:0;border-top:1px solid ${colors.line}">`;
    case 'quote':
      return quoteHtml(block.lines, colors);
    case 'rows':
      return rowsHtml(block.rows, colors);
    case 'links': {
      const items = block.links.map(
        ({ label, url, note }) =>
          `<li style="margin:0 0 8px">${linkHtml(url, escapeHtml(label), colors)}${note ? ` <span class="muted" style="color:${colors.muted}">(${escapeHtml(note)})</span>` : ''}</li>`,
      );
      return `<ul class="ink" style="${text};padding:0 0 0 22px">${items.join('')}</ul>`;
    }
    case 'chart':
      return chartHtml(block.figures, colors);
    case 'homes':
      return block.homes.map((home) => homeHtml(home, colors)).join('\n');
  }
}

const htmlOfParts = (parts: readonly Inline[], colors: MailColors): string =>
  parts
    .map((part) => {
      if (part.type === 'text') return escapeHtml(part.text);
      if (part.type === 'break') return '<br>';
      const inside = htmlOfParts(part.parts, colors);
      return part.type === 'link' ? linkHtml(part.href, inside, colors) : `<${part.type}>${inside}</${part.type}>`;
    })
    .join('');

const linkHtml = (href: string, inside: string, { accent }: MailColors, style = ''): string =>
  `<a class="link" href="${escapeHtml(href)}" style="color:${accent};text-decoration:underline;${style}">${inside}</a>`;

/** The cell has the colour and the padding, because Outlook ignores them on a link. */
const buttonHtml = (href: string, inside: string, { primary, primaryInk }: MailColors): string =>
  `<table ${LAYOUT}><tr><td class="button" bgcolor="${primary}" style="border-radius:6px;background-color:${primary};padding:14px 26px">` +
  `<a class="button-link" href="${escapeHtml(href)}" style="display:inline-block;${FONT};font-size:16px;line-height:1.25;font-weight:600;color:${primaryInk};text-decoration:none">${inside}</a></td></tr></table>`;

const quoteHtml = (lines: readonly string[], { tint, primary, ink }: MailColors): string =>
  `<table ${LAYOUT} width="100%"><tr><td class="tint ink" bgcolor="${tint}" style="background-color:${tint};border-left:4px solid ${primary};padding:16px 20px;${FONT};font-size:16px;line-height:1.6;color:${ink}">` +
  `${lines.map(escapeHtml).join('<br>')}</td></tr></table>`;

/** A real table: screen readers read each label with its value. */
function rowsHtml(rows: readonly MailRow[], colors: MailColors): string {
  const cell = `${FONT};font-size:15px;line-height:1.5;text-align:left;vertical-align:top;border-bottom:1px solid ${colors.line}`;
  const lines = rows.map(({ label, value, href }) => {
    const inside = href ? linkHtml(href, escapeHtml(value), colors) : escapeHtml(value);
    return (
      `<tr><th class="muted line" scope="row" width="34%" style="${cell};padding:8px 16px 8px 0;font-weight:400;color:${colors.muted}">${escapeHtml(label)}</th>` +
      `<td class="ink line" style="${cell};padding:8px 0;color:${colors.ink}">${inside}</td></tr>`
    );
  });
  return `<table width="100%" border="0" cellpadding="0" cellspacing="0" style="border-collapse:collapse">${lines.join('\n')}</table>`;
}

function homeHtml(home: MailHome, colors: MailColors): string {
  const { label, title, place, facts, price, url, picture, why } = home;
  const text = (style: string, name: string, inside: string) =>
    `<p class="${name}" style="margin:0 0 4px;${FONT};font-size:15px;line-height:1.5;${style}">${escapeHtml(inside)}</p>`;
  const name = url ? linkHtml(url, escapeHtml(title), { ...colors, accent: colors.ink }) : escapeHtml(title);
  const image = `<img src="${escapeHtml(picture ?? '')}" alt="" width="${INNER_WIDTH - 2}" style="display:block;width:100%;max-width:${INNER_WIDTH - 2}px;height:auto;border:0">`;
  const linked = url ? `<a href="${escapeHtml(url)}" tabindex="-1" aria-hidden="true">${image}</a>` : image;
  return (
    `<table ${LAYOUT} width="100%" class="line" style="border:1px solid ${colors.line};margin:0 0 16px">` +
    (picture ? `<tr><td>${linked}</td></tr>` : '') +
    '<tr><td style="padding:16px 20px">' +
    (label ? text(`font-weight:600;color:${colors.accent}`, 'link', label) : '') +
    `<h2 class="ink" style="margin:0 0 4px;${HEADING_FONT};font-size:18px;line-height:1.35;font-weight:600;color:${colors.ink}">${name}</h2>` +
    text(`color:${colors.muted}`, 'muted', [place, facts].filter(Boolean).join(' · ')) +
    text(`margin:0;font-weight:600;color:${colors.ink}`, 'ink', price) +
    (why ? text(`margin:8px 0 0;color:${colors.ink}`, 'ink', why) : '') +
    nextHtml(home, colors) +
    '</td></tr></table>'
  );
}

/** What a reader can do about a home. */
function nextHtml({ visits, action, aside }: MailHome, colors: MailColors): string {
  const small = `margin:12px 0 0;${FONT};font-size:15px;line-height:1.9`;
  const times = visits?.times.map(({ label, url }) => linkHtml(url, escapeHtml(label), colors, 'font-weight:600'));
  return (
    (visits && times
      ? `<p class="ink" style="${small};color:${colors.ink}">${escapeHtml(visits.heading)}<br>${times.join('<br>')}</p>`
      : '') +
    (action ? `<div style="margin:16px 0 0">${buttonHtml(action.url, escapeHtml(action.label), colors)}</div>` : '') +
    (aside
      ? `<p class="muted" style="${small};color:${colors.muted}">${linkHtml(aside.url, escapeHtml(aside.label), { ...colors, accent: colors.muted })}</p>`
      : '')
  );
}
