import { escapeHtml } from '@facade/shared-domain/language/escape-html';
import type { Language } from '@facade/shared-domain/model';
import { telephoneLink } from '@facade/shared-domain/numbers/telephone-link';
import { WIDTH } from './html-of.ts';
import { FONT, LAYOUT } from './html-parts.ts';
import type { MailLook } from './mail-look.ts';

/**
 * Colours in dark mode. Every background is set together with its text colour, for programs that change colours
 * automatically.
 */
const DARK = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.page{background-color:#121412!important}
.card{background-color:#1c1f1d!important}
.tint{background-color:#262a27!important}
.ink{color:#f1efe9!important}
.muted{color:#b5b1a8!important}
.line{border-color:#3b403c!important}
.link{color:#ffb59e!important}
.button{border:1px solid #8b8f89!important}
.bar{background-color:#ffb59e!important}
.bar-before{background-color:#8b8f89!important}
}
@media (max-width:620px){.card{width:100%!important}}`;

interface Page {
  language: Language;
  subject: string;
  /** The preview that mailboxes show after the subject. */
  preview: string;
  /** Rows of a table. */
  content: string;
}

/** A whole HTML mail, with the agency's name above, its address and numbers below. */
export function pageOf({ language, subject, preview, content }: Page, look: MailLook): string {
  const { colors, origin } = look;
  const title = escapeHtml(subject);
  const outside = `<table ${LAYOUT} class="card" width="${WIDTH}" bgcolor="${colors.surface}" style="width:100%;max-width:${WIDTH}px;background-color:${colors.surface}">`;
  return `<!DOCTYPE html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no, url=no">
<title>${title}</title>
<style>${DARK}</style>
</head>
<body class="page" style="margin:0;padding:0;background-color:${colors.paper};-webkit-text-size-adjust:100%">
${preview ? hidden(preview) : ''}
<div role="article" aria-roledescription="email" aria-label="${title}">
<table ${LAYOUT} class="page" width="100%" bgcolor="${colors.paper}" style="background-color:${colors.paper}">
<tr><td align="center" style="padding:24px 12px">
<!--[if mso]><table ${LAYOUT} width="${WIDTH}"><tr><td><![endif]-->
${outside}
${headerHtml(look, language, origin)}
<tr><td style="height:32px;line-height:32px;font-size:1px">&nbsp;</td></tr>
${content}
${footerHtml(look, language)}
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr>
</table>
</div>
</body>
</html>
`;
}

const hidden = (text: string): string =>
  `<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escapeHtml(text)}</div>`;

function headerHtml({ colors, words }: MailLook, language: Language, origin: string | null): string {
  const name = escapeHtml(words(language).AGENCY);
  const style = `${FONT};font-size:20px;line-height:1.3;font-weight:600;color:${colors.primaryInk};text-decoration:none`;
  const text = origin
    ? `<a href="${escapeHtml(`${origin}/${language}/`)}" style="${style}">${name}</a>`
    : `<span style="${style}">${name}</span>`;
  const mark = origin
    ? `<td width="40" style="padding:20px 0 20px 32px"><img src="${escapeHtml(`${origin}/icons/icon-192.png`)}" alt="" width="40" height="40" style="display:block;border:0"></td>`
    : '';
  return `<tr><td bgcolor="${colors.primary}" style="background-color:${colors.primary}"><table ${LAYOUT}><tr>${mark}<td style="padding:20px 32px 20px ${origin ? 12 : 32}px">${text}</td></tr></table></td></tr>`;
}

function footerHtml({ colors, words }: MailLook, language: Language): string {
  const { AGENCY, ADDRESS, PHONE, EMAIL, LICENCE, COMPANY_NUMBER } = words(language);
  const link = (href: string, text: string) =>
    `<a class="muted" href="${escapeHtml(href)}" style="color:${colors.muted};text-decoration:underline">${escapeHtml(text)}</a>`;
  const lines = [
    `<strong>${escapeHtml(AGENCY)}</strong>`,
    escapeHtml(ADDRESS),
    `${link(telephoneLink(PHONE), PHONE)} · ${link(`mailto:${EMAIL}`, EMAIL)}`,
    `${escapeHtml(LICENCE)} · ${escapeHtml(COMPANY_NUMBER)}`,
  ];
  return `<tr><td class="tint muted" bgcolor="${colors.tint}" style="background-color:${colors.tint};padding:24px 32px;${FONT};font-size:13px;line-height:1.7;color:${colors.muted}">${lines.join('<br>')}</td></tr>`;
}
