import { type Figure, isReached, ratioOf, type Target } from './figure.ts';

const HEAD = ['', 'page', 'composed', 'beside it', 'ratio', 'target'];

/** Formats the figures of a part, one per line, with aligned columns. */
export function formatTable(title: string, figures: readonly Figure[]): string {
  const rows = [HEAD, ...figures.map(rowOf)];
  const widths = HEAD.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const lines = rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  return [title, ...lines].join('\n');
}

function rowOf(figure: Figure): string[] {
  const { name, page, unit, value, beside, targets = [] } = figure;
  const ratio = ratioOf(figure);
  return [
    name,
    page,
    withUnit(value, unit),
    beside ? `${withUnit(beside.value, unit)} (${beside.name})` : '',
    ratio === null ? '' : ratio.toFixed(2),
    targets.map((target) => `${targetText(target, unit)} ${mark(isReached(figure, target))}`).join(', '),
  ];
}

function targetText(target: Target, unit: string): string {
  const [sign, bound] = 'atMost' in target ? ['≤', target.atMost] : ['≥', target.atLeast];
  if (target.of === 'ratio') return `ratio ${sign} ${bound}`;
  return `${target.of === 'difference' ? 'difference ' : ''}${sign} ${withUnit(bound, unit)}`;
}

const mark = (reached: boolean | null): string => (reached === null ? '?' : reached ? 'reached' : 'MISSED');

const withUnit = (value: number, unit: string): string => `${rounded(value)} ${unit}`.trim();

/** Three significant digits, without trailing zeros. */
function rounded(value: number): string {
  if (Number.isInteger(value) || Math.abs(value) >= 100) return String(Math.round(value));
  return String(Number(value.toPrecision(Math.abs(value) >= 1 ? 3 : 2)));
}
