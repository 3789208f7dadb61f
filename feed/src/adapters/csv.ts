import { pipeline } from 'node:stream/promises';
import { CsvError, parse } from 'csv-parse';
import { FeedError } from '../reading/feed-error.ts';
import type { Adapter, Source, SourceRecord } from './adapter.ts';
import { type Column, columnsOf, isKnownColumn } from './csv-columns.ts';
import { recordsOfRow } from './csv-row.ts';

/** A longer row has a quote that is not closed. */
const LONGEST_ROW = 1024 * 1024;

interface Row {
  record: string[];
  /** As the file has it. */
  raw: string;
  /** `lines` is that of the row's last line. */
  info: { lines: number };
}

/** A table with one home per row, as exported from a spreadsheet. Its columns: `docs/importing/csv.md`. */
export const csv: Adapter = {
  name: 'csv',
  matches: ({ text }) => /^[^<{[\n]+[;,\t]/.test(text) || (!/^[<{[]/.test(text) && headingsIn(text).known > 1),
  read,
};

async function* read(source: Source): AsyncGenerator<SourceRecord> {
  let columns: readonly Column[] | null = null;
  const { known } = headingsIn(source.head);
  for await (const { record: cells, raw, info } of rowsOf(source)) {
    const line = info.lines - cells.reduce((sum, cell) => sum + lineEnds(cell), 0);
    if (cells.some((cell) => goesOnBehindQuote(cell, raw))) throw new FeedError('quoteBehind', { line });
    if (cells.every((cell) => cell.trim() === '') || isHint(cells, columns)) continue;
    // Before the headings there may be a title, such as the agency's name and the date.
    if (!columns && cells.filter(isKnownColumn).length < known) continue;
    if (!columns) columns = columnsOf(cells, line, source);
    else if (hasOtherShape(cells, columns)) yield misshapen(cells, columns, line);
    else yield* recordsOfRow(columns, cells, { line, source });
  }
  if (!columns) throw new FeedError('noHeadings');
}

async function* rowsOf({ text, head }: Source): AsyncGenerator<Row> {
  let line = 0;
  const parser = parse({
    delimiter: headingsIn(head).sign,
    info: true,
    raw: true,
    relaxQuotes: true,
    relaxColumnCount: true,
    skipEmptyLines: true,
    maxRecordSize: LONGEST_ROW,
    onRecord: (row, { lines }) => {
      line = lines;
      return row;
    },
  });
  // The parser rethrows its errors.
  const feeding = pipeline(text, parser).catch(() => {});
  try {
    yield* parser as AsyncIterable<Row>;
  } catch (error) {
    if (error instanceof CsvError) throw failure(error, line + 1);
    throw error;
  } finally {
    parser.destroy();
    await feeding;
  }
}

function failure(error: CsvError, line: number): FeedError {
  switch (error.code) {
    case 'CSV_QUOTE_NOT_CLOSED':
    case 'CSV_MAX_RECORD_SIZE':
      return new FeedError('quoteOpen', { line });
    default:
      return new FeedError('row', { line, reason: error.message });
  }
}

/**
 * Whether text follows the closing quote of a cell: the parser then leaves both quotes in it. The quote may have been meant as text, and
 * the cell have swallowed rows up to the next one. A quote in the middle of a cell without quotes is text.
 */
const goesOnBehindQuote = (cell: string, raw: string): boolean =>
  cell.startsWith('"') && !raw.includes(`"${cell.replaceAll('"', '""')}"`);

/** Lines of the file among which its headings are. */
const TOLD_BY = 20;

/**
 * The sign between cells, and how many known columns the headings have: they are the line that one of the signs cuts into most of them. The
 * sign is semicolon, tab, comma or `|`, or what Excel's first line `sep=;` names. The commas within headings do not cut.
 */
function headingsIn(head: string): { sign: string; known: number } {
  const [, named] = /^\uFEFF?\s*"?sep=(.)/i.exec(head) ?? [];
  const lines = head
    .replace(/"[^"]*"/g, (cell) => cell.replace(/[\r\n]+/g, ' '))
    .split(/\r\n|\n|\r/, TOLD_BY)
    .filter((line) => /[^;,\t\s]/.test(line));
  const counts = (named ? [named] : [';', '\t', ',', '|']).map((sign) => ({
    sign,
    known: Math.max(0, ...lines.map((line) => line.split(sign).filter(isKnownColumn).length)),
  }));
  return counts.reduce((best, one) => (one.known > best.known ? one : best));
}

const lineEnds = (cell: string): number => cell.split('\n').length - 1;

/** Excel's first line `sep=;`. */
const isHint = (cells: readonly string[], columns: readonly Column[] | null): boolean =>
  columns === null && /^sep=/i.test(cells[0] ?? '');

/** A spreadsheet adds empty cells to a row, or leaves out those without a heading. A row that ends earlier was cut off. */
const hasOtherShape = (cells: readonly string[], columns: readonly Column[]): boolean =>
  cells.slice(columns.length).some((cell) => cell.trim() !== '') ||
  columns.slice(cells.length).some(({ heading }) => heading !== '');

/** A row that cannot be read: its home stays as it is, if its id is where it should be. */
function misshapen(cells: readonly string[], columns: readonly Column[], line: number): SourceRecord {
  const ID = cells[columns.findIndex(({ field }) => field === 'ID')];
  const errors = [
    { line, field: '', kind: 'cells' as const, values: { cells: cells.length, columns: columns.length } },
  ];
  return { kind: 'property', line, record: { ID }, nameField: () => ({ name: '' }), errors };
}
