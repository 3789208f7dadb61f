import type { Language } from '@facade/shared-domain/model';
import { date, flag, number } from '../records/feed-fields.ts';
import { propertyRecord } from '../records/feed-schema.ts';
import type { Source, SourceRecord } from './adapter.ts';
import { categoryNamed } from './categories.ts';
import { type Column, PICTURES, PLANS } from './csv-columns.ts';
import { listedIn, picturesOf } from './pictures-of.ts';

const SHAPE = propertyRecord.shape as Readonly<Record<string, unknown>>;

const GOALS: Readonly<Record<string, number>> = { sale: 0, rent: 1 };
const STATUSES: Readonly<Record<string, number>> = {
  prospect: 0,
  active: 1,
  sold: 2,
  cancelled: 3,
  rented: 4,
  inactive: 5,
  reference: 6,
};
const FLAGS: Readonly<Record<string, boolean>> = { true: true, false: false, yes: true, no: false };

/** The records of a row: one for each language that it has a text in, or the one of its column `language`. */
export function* recordsOfRow(
  columns: readonly Column[],
  cells: readonly string[],
  { line, source }: { line: number; source: Source },
): Generator<SourceRecord> {
  const common: Record<string, unknown> = {};
  const texts = new Map<Language, Record<string, unknown>>();
  const headings = new Map<string, string>();
  columns.forEach(({ heading, field, language }, index) => {
    const cell = cells[index]?.trim() ?? '';
    if (field === null) return;
    headings.set(`${field} ${language ?? ''}`, heading);
    if (!language) Object.assign(common, readCell(field, cell, { line, heading, source }));
    else if (cell !== '') texts.set(language, { ...texts.get(language), [field]: cell });
    else if (!texts.has(language)) texts.set(language, {});
  });
  const nameOf = (field: string, language?: Language) => ({
    name: headings.get(`${field} ${language}`) ?? headings.get(`${field} `) ?? '',
  });
  common.Pictures = picturesOf(listedIn(common[PICTURES]), listedIn(common[PLANS]));
  delete common[PLANS];
  const row = { kind: 'property', line } as const;
  if (texts.size === 0) {
    yield { ...row, record: common, nameField: (field) => nameOf(field) };
    return;
  }
  const written = [...texts].filter(([, text]) => Object.keys(text).length > 0);
  for (const [language, text] of written.length > 0 ? written : texts)
    yield { ...row, record: { ...common, ...text, language }, nameField: (field) => nameOf(field, language) };
}

/**
 * The value of a cell in the notation of the feed. An unreadable value is kept, and validating the record reports it.
 */
function readCell(
  field: string,
  cell: string,
  at: { line: number; heading: string; source: Source },
): Record<string, unknown> {
  if (cell === '') return {};
  const word = cell.toLowerCase();
  if (field === 'ID') return { ID: cell };
  if (field === 'Goal') return { Goal: GOALS[word] ?? whole(cell) };
  if (field === 'Status') return { Status: STATUSES[word] ?? whole(cell) };
  if (field === 'language') return { language: word };
  if (field === 'WebIDs') return { WebIDs: categoriesIn(cell, at) };
  if (field === 'FloorCoverings') return { FloorCoverings: listedIn(cell) };
  if (SHAPE[field] === number) return { [field]: withoutGroups(cell) };
  if (SHAPE[field] === flag) return { [field]: FLAGS[word] ?? cell };
  if (SHAPE[field] === date) return { [field]: isoDate(cell) };
  return { [field]: cell };
}

const whole = (cell: string): number | string => (/^\d{1,10}$/.test(cell) ? Number(cell) : cell);

/** `250 000,50` is a number; `250.000` might be 250 or 250000, and is parsed like the feed's other numbers. */
const withoutGroups = (cell: string): string =>
  /^-?\d{1,3}([ \u00A0\u202F]\d{3})+([.,]\d+)?$/.test(cell) ? cell.replace(/\s/g, '') : cell;

/** Belgium writes the day first; `Date.parse` would read a month. */
function isoDate(cell: string): string {
  const [, day, month, year] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(cell) ?? [];
  return day && month ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : cell;
}

/** Numbers or words, separated by commas or `|`: `9,1` or `house`. */
function categoriesIn(cell: string, { line, heading, source }: { line: number; heading: string; source: Source }) {
  const found = cell.split(/[,|]/).flatMap((part) => {
    const name = part.trim();
    const id = /^\d{1,9}$/.test(name) ? Number(name) : categoryNamed(name);
    if (id !== null) return id;
    source.warn({ line, field: heading, value: name, message: 'is not a category: it is left out', code: 'word' });
    return [];
  });
  return found.join(',');
}
