import { escapeHtml } from '@facade/shared-domain/language/escape-html';
import { FONT, LAYOUT } from './html-parts.ts';
import type { MailBar, MailFigure } from './kinds.ts';
import type { MailColors } from './mail-look.ts';

/** A bar that is not nothing is this long at least, percent: it is seen. */
const LEAST = 2;

/**
 * A real table, which screen readers read with its numbers; the bars are cells with a colour, because mail programs load no picture and draw
 * no SVG before they are asked to.
 */
export function chartHtml(figures: readonly MailFigure[], colors: MailColors): string {
  const rows = figures.flatMap(({ label, bars }) => [
    `<tr><th class="ink" scope="rowgroup" colspan="3" style="padding:8px 0 4px;${FONT};font-size:16px;line-height:1.5;text-align:left;font-weight:600;color:${colors.ink}">${escapeHtml(label)}</th></tr>`,
    ...bars.map((bar, index) => barHtml(bar, { most: Math.max(...bars.map(({ value }) => value)), index, colors })),
  ]);
  return `<table width="100%" border="0" cellpadding="0" cellspacing="0">${rows.join('\n')}</table>`;
}

function barHtml(
  { label, value, text }: MailBar,
  { most, index, colors }: { most: number; index: number; colors: MailColors },
): string {
  const cell = `padding:3px 0;${FONT};font-size:15px;line-height:1.4`;
  const [color, name] = index === 0 ? [colors.accent, 'bar'] : [colors.muted, 'bar-before'];
  const length = Math.max(LEAST, Math.round((100 * value) / most));
  const bar =
    value > 0
      ? `<table ${LAYOUT} width="${length}%"><tr><td class="${name}" bgcolor="${color}" style="height:16px;line-height:16px;font-size:1px;background-color:${color}">&nbsp;</td></tr></table>`
      : '';
  return (
    `<tr><th class="muted" scope="row" width="30%" style="${cell};text-align:left;font-weight:400;color:${colors.muted}">${escapeHtml(label)}</th>` +
    `<td width="54%" style="padding:3px 0">${bar}</td>` +
    `<td class="ink" width="16%" style="${cell};text-align:right;font-weight:600;color:${colors.ink}">${escapeHtml(text)}</td></tr>`
  );
}
