import type { Language } from '@facade/shared-domain/model';
import { FeedError } from '../reading/feed-error.ts';
import { propertyRecord } from '../records/feed-schema.ts';
import type { Source } from './adapter.ts';

/** A column of the table. */
export interface Column {
  /** Name in the first line. */
  heading: string;
  /** Field of the feed; null for one that is not imported. */
  field: string | null;
  /** Null: for every language. */
  language: Language | null;
}

/** Fields that are not a single value, or have no meaning in a table. */
const NOT_IN_TABLES = ['Pictures', 'XLargePictureItem', 'Documents', 'PriceHistory', 'WebID'];

/** Two columns that only tables have: file names separated by `|`. */
export const PICTURES = 'Pictures';
export const PLANS = 'Plans';

const FIELDS = [...Object.keys(propertyRecord.shape).filter((name) => !NOT_IN_TABLES.includes(name)), PICTURES, PLANS];

/** Texts for visitors: a column for each language. */
const TEXTS = new Set(['TypeDescription', 'MainTypeName', 'Description']);

/** Aliases for fields with an unclear name in the feed. */
const ALIASES: Readonly<Record<string, string>> = {
  title: 'TypeDescription',
  type: 'MainTypeName',
  category: 'WebIDs',
  postcode: 'Zip',
  town: 'City',
  latitude: 'Lat',
  longitude: 'Lng',
  agent: 'AgentID',
  ribbon: 'Marquee',
  project: 'ProjectID',
  epc: 'EnergyPerformance',
  epclabel: 'EPCLabelText',
};

/** Ignores case, spaces and punctuation: `Surface living` is `SurfaceLiving`. */
const plain = (heading: string): string => heading.toLowerCase().replace(/[^a-z\d]/g, '');

const BY_NAME: ReadonlyMap<string, string> = new Map([
  ...FIELDS.map((name): [string, string] => [plain(name), name]),
  ...Object.entries(ALIASES),
]);

const WITH_LANGUAGE = /^(.*?)[\s_.(-]+(nl|fr|en|de)\)?$/i;

/**
 * Reads the columns of a table; unknown ones are left out with a warning.
 * @throws FeedError if the columns that identify a home are missing
 */
export function columnsOf(headings: readonly string[], line: number, source: Source): Column[] {
  const columns = headings.map((heading) => columnOf(heading.trim()));
  const seen = new Set<string>();
  for (const { heading, field, language } of columns) {
    if (heading === '') continue;
    const key = `${field} ${language ?? ''}`;
    if (field === null) source.warn({ line, field: heading, kind: 'column', effect: 'left' });
    else if (seen.has(key)) throw new FeedError('columnTwice', { line, heading });
    else seen.add(key);
  }
  const missing = ['ID', 'Goal'].filter((field) => !seen.has(`${field} `));
  if (!seen.has('language ') && !columns.some(({ language }) => language)) missing.push('language');
  if (missing.length > 0) throw new FeedError('columnsMissing', { line, columns: missing.join(', ') });
  return columns;
}

/** Whether a heading, perhaps between quotes, names a column of a table. */
export const isKnownColumn = (heading: string): boolean => columnOf(heading.replaceAll('"', '').trim()).field !== null;

function columnOf(heading: string): Column {
  const [, name = '', suffix = ''] = WITH_LANGUAGE.exec(heading) ?? [];
  const text = BY_NAME.get(plain(name));
  if (text && TEXTS.has(text)) return { heading, field: text, language: suffix.toLowerCase() as Language };
  return { heading, field: BY_NAME.get(plain(heading)) ?? null, language: null };
}
