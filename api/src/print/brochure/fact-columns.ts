import type { PrintedFact, PrintedGroup } from '@facade/shared-domain/facts/print-facts';
import { heightOf, MUTED, type Pdf, underline, write } from './page.ts';

/** A column that facts flow into, from its top to its bottom. */
export interface Column {
  x: number;
  y: number;
  width: number;
  bottom: number;
}

/** Sizes of the text, the largest first; the more facts there are, the smaller they are printed, but never so that they are hard to read. */
const SIZES = [10.5, 10, 9.5, 9] as const;
/** The size of facts that need several pages. */
const FLOWING = 9.5;

/** Width of the label, as a share of the column. */
const LABEL = 0.52;

interface Line {
  height: number;
  /** It must not stand alone at the foot of a column. */
  isTitle: boolean;
  draw: (at: { x: number; y: number }) => void;
}

/**
 * Lets groups of facts flow through two columns, in the largest size in which all of them fit, and through those of further pages where they fit
 * in none.
 * @param next begins a page
 */
export function drawFactColumns(
  pdf: Pdf,
  groups: readonly PrintedGroup[],
  first: readonly [Column, Column],
  next: () => readonly [Column, Column],
): void {
  const tries = SIZES.map((size) => linesOf(pdf, groups, size, first[0].width));
  let lines = tries.find((one) => flow(one, first).isWhole) ?? linesOf(pdf, groups, FLOWING, first[0].width);
  let columns = first;
  while (lines.length > 0) {
    const { placed, isWhole } = balanced(lines, columns);
    for (const { line, x, y } of placed) line.draw({ x, y });
    if (isWhole) return;
    lines = lines.slice(placed.length);
    columns = next();
  }
}

/** Step in which columns are made longer until the lines fit. */
const STEP = 6;

/** Few lines are spread over both columns, so that neither ends far above the other. */
function balanced(lines: readonly Line[], [left, right]: readonly [Column, Column]): Flow {
  for (let bottom = left.y; bottom < left.bottom; bottom += STEP) {
    const tried = flow(lines, [
      { ...left, bottom },
      { ...right, bottom: Math.min(bottom, right.bottom) },
    ]);
    if (tried.isWhole) return tried;
  }
  return flow(lines, [left, right]);
}

interface Flow {
  placed: { line: Line; x: number; y: number }[];
  /** Nothing had to be left out. */
  isWhole: boolean;
}

function flow(lines: readonly Line[], columns: readonly Column[]): Flow {
  const ends = columns.map(({ y }) => y);
  const placed: Flow['placed'] = [];
  let at = 0;
  for (const [index, line] of lines.entries()) {
    const together = line.height + (line.isTitle ? (lines[index + 1]?.height ?? 0) : 0);
    while (at < columns.length && (ends[at] ?? 0) + together > (columns[at]?.bottom ?? 0)) at += 1;
    const column = columns[at];
    if (!column) return { placed, isWhole: false };
    const y = ends[at] ?? column.y;
    placed.push({ line, x: column.x, y });
    ends[at] = y + line.height;
  }
  return { placed, isWhole: true };
}

const linesOf = (pdf: Pdf, groups: readonly PrintedGroup[], size: number, width: number): Line[] =>
  groups.flatMap(({ title, facts }) => [
    titleLine(pdf, title, size, width),
    ...facts.map((fact) => factLine(pdf, fact, size, width)),
  ]);

function titleLine(pdf: Pdf, title: string, size: number, width: number): Line {
  const style = { width, size: size + 2, weight: 'display' } as const;
  const height = heightOf(pdf, title, style) + size;
  return {
    height,
    isTitle: true,
    draw: ({ x, y }) => void write(pdf, title, { ...style, x, y: y + size * 0.6, tag: 'H2' }),
  };
}

function factLine(pdf: Pdf, { label, value }: PrintedFact, size: number, width: number): Line {
  const names = { width: width * LABEL - 4, size };
  const values = { width: width * (1 - LABEL), size, weight: 'bold' } as const;
  const text = Math.max(heightOf(pdf, label, names), heightOf(pdf, value, values));
  const draw: Line['draw'] = ({ x, y }) => {
    write(pdf, label, { ...names, x, y, color: MUTED, tag: 'Span' });
    write(pdf, value, { ...values, x: x + width * LABEL, y, align: 'right', tag: 'Span' });
    underline(pdf, { x, y: y + text + size * 0.1, width });
  };
  return { height: text + size * 0.42, isTitle: false, draw };
}
