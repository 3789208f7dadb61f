import type { Language } from '@facade/shared-domain/model';
import { filesIn, listedIn, picturesOf } from '../values/pictures-of.ts';
import type { Source, SourceRecord } from './adapter.ts';
import { categoryNamed } from './categories.ts';
import { type Column, PICTURES, PLANS } from './csv-columns.ts';
import { LIFE_ANNUITY } from './home-types.ts';
import { withoutText } from './source-report.ts';

/** The records of a row: one for each language that it has a text in, or the one of its column `language`. */
export function* recordsOfRow(
  columns: readonly Column[],
  cells: readonly string[],
  { line, source }: { line: number; source: Source },
): Generator<SourceRecord> {
  const common: Record<string, unknown> = {};
  const texts = new Map<Language, Record<string, unknown>>();
  const headings = new Map<string, string>();
  let annuity = '';
  columns.forEach(({ heading, field, language }, index) => {
    const cell = textIn(cells[index] ?? '');
    if (field === null) return;
    headings.set(`${field} ${language ?? ''}`, heading);
    if (!language) Object.assign(common, readCell(field, cell, { line, heading, source }));
    else if (cell !== '') texts.set(language, { ...texts.get(language), [field]: cell });
    else if (!texts.has(language)) texts.set(language, {});
    if (field === 'Goal' && ANNUITY.test(cell)) annuity = cell;
  });
  if (annuity) Object.assign(common, annuityOf(annuity, common));
  const nameOf = (field: string, language?: Language) => ({
    name: headings.get(`${field} ${language}`) ?? headings.get(`${field} `) ?? '',
  });
  if (![common, ...texts.values()].some(({ Description }) => Description))
    source.warn({ line, home: String(common.ID ?? ''), ...withoutText('Description') });
  common.Pictures = picturesOf(filesIn(common[PICTURES]), filesIn(common[PLANS]));
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

/** Spreadsheets mark a number that is a text: `="0815"`, `'0815`. */
const textIn = (cell: string): string => cell.trim().replace(/^="(.*)"$|^'(?=\d)/, '$1');

/** A goal that is a sale for a life annuity. */
const ANNUITY = /viager|lijfrente|annuity|leibrente/i;

/** Its category, before the others, and whether somebody lives there, if the goal says so. */
const annuityOf = (goal: string, { WebIDs, AnnuityOccupied }: Record<string, unknown>): Record<string, unknown> => ({
  WebIDs: [...new Set([String(LIFE_ANNUITY), ...String(WebIDs ?? '').split(',')])].filter(Boolean).join(','),
  AnnuityOccupied: AnnuityOccupied ?? (/occupé/i.test(goal) ? true : /libre/i.test(goal) ? false : undefined),
});

/**
 * The value of a cell in the notation of the feed. An unreadable value is kept, and validating the record reports it.
 */
function readCell(
  field: string,
  cell: string,
  at: { line: number; heading: string; source: Source },
): Record<string, unknown> {
  if (cell === '') return {};
  if (field === 'WebIDs') return { WebIDs: categoriesIn(cell, at) };
  if (field === 'FloorCoverings') return { FloorCoverings: listedIn(cell) };
  return { [field]: cell };
}

/** Numbers or words, separated by commas or `|`: `9,1` or `house`. */
function categoriesIn(cell: string, { line, heading, source }: { line: number; heading: string; source: Source }) {
  const found = cell.split(/[,|/]/).flatMap((part) => {
    const name = part.trim();
    const id = /^\d{1,9}$/.test(name) ? Number(name) : categoryNamed(name);
    if (id !== null) return id;
    source.warn({ line, field: heading, of: 'WebIDs', value: name, kind: 'category', effect: 'left' });
    return [];
  });
  return found.join(',');
}
