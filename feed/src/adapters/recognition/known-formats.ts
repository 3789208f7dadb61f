import type { ProblemKind, Saying } from '../../problem-texts/problem-texts.ts';
import type { Beginning } from './beginning.ts';

/** A kind of file that is known but not read. */
interface KnownFormat {
  is(beginning: Beginning): boolean;
  /** What it is, and what to do. */
  says: ProblemKind | ((beginning: Beginning) => Saying);
}

const startsWith =
  (...bytes: number[]) =>
  (beginning: Beginning) =>
    bytes.every((byte, index) => beginning.bytes[index] === byte);

const root =
  (...names: string[]) =>
  ({ elements: [first = ''] }: Beginning) =>
    names.includes(first.toLowerCase());

const isZip = startsWith(0x50, 0x4b, 0x03, 0x04);

/** Archives, office documents and other bytes: none of them is text. */
const BINARY: readonly KnownFormat[] = [
  { is: ({ bytes, text }) => bytes.length === 0 || text === '', says: 'isEmpty' },
  {
    is: (beginning) =>
      isZip(beginning) &&
      /xl\/(workbook|worksheets|_rels)|\[Content_Types\]\.xml/.test(beginning.bytes.toString('latin1')),
    says: 'isXlsx',
  },
  {
    is: (beginning) => isZip(beginning) && beginning.bytes.toString('latin1', 30, 38) === 'mimetype',
    says: 'isOds',
  },
  { is: isZip, says: 'isZip' },
  { is: startsWith(0x1f, 0x8b), says: 'isGzip' },
  { is: startsWith(0x52, 0x61, 0x72, 0x21), says: 'isRar' },
  { is: startsWith(0x37, 0x7a, 0xbc, 0xaf), says: 'is7z' },
  {
    is: startsWith(0xd0, 0xcf, 0x11, 0xe0),
    says: 'isXls',
  },
  { is: startsWith(0x25, 0x50, 0x44, 0x46), says: 'isPdf' },
  { is: startsWith(0xff, 0xd8, 0xff), says: () => ({ kind: 'isPicture', values: { name: 'JPEG' } }) },
  { is: startsWith(0x89, 0x50, 0x4e, 0x47), says: () => ({ kind: 'isPicture', values: { name: 'PNG' } }) },
];

const PORTALS = /^(trovit|mitula|nestoria|lamudi|nuroa|idealista|thinkspain)$/i;

/** Formats of the trade that have no adapter, and pages that came instead of a feed. */
const TEXTS: readonly KnownFormat[] = [
  {
    is: ({ text }) => /^#HEADER#/i.test(text),
    says: 'isBlm',
  },
  {
    is: ({ text }) => /^[IP]\|\d?\|\d*\|/i.test(text),
    says: 'isIs24Csv',
  },
  {
    // Of homegate.ch and others: 183 fields with `#` or `;` between, the version first.
    is: ({ text }) => /^IDX\d[\d.]*[#;]/i.test(text),
    says: 'isIdx',
  },
  {
    is: ({ text, elements: [first = ''] }) => /^<!doctype html/i.test(text) || first.toLowerCase() === 'html',
    says: ({ text }) => {
      const title = /<title[^>]*>([^<]{1,80})/i.exec(text)?.[1]?.trim();
      return title ? { kind: 'isTitledPage', values: { title } } : { kind: 'isPage' };
    },
  },
  {
    is: root('edmx'),
    says: 'isMetadata',
  },
  {
    is: ({ elements: [first = ''] }) => PORTALS.test(first),
    says: ({ elements: [first = ''] }) => ({ kind: 'isPortal', values: { name: first } }),
  },
  {
    is: root('immoxml', 'realestates', 'is24', 'immobilienscout24'),
    says: 'isIs24Xml',
  },
  { is: root('rss', 'feed'), says: 'isNews' },
  { is: root('urlset', 'sitemapindex'), says: 'isSitemap' },
  { is: root('workbook'), says: 'isXmlWorkbook' },
  { is: root('envelope'), says: 'isSoap' },
  {
    is: ({ json }) => Boolean(json?.isList && json.isWhole) && json?.keys.length === 0,
    says: 'emptyList',
  },
  {
    is: isErrorAnswer,
    says: (beginning) => {
      const said = errorIn(beginning).slice(0, 120);
      return said ? { kind: 'isSaidError', values: { said } } : { kind: 'isError' };
    },
  },
];

const ERRORS = /^(error|errors|error_description|fault|message|exceptionmessage|validationerrors|detail)$/i;

function isErrorAnswer({ json }: Beginning): boolean {
  return json !== null && !json.isList && json.isWhole && json.keys.some((key) => ERRORS.test(key));
}

/** The first text in the fields that errors are in. */
function errorIn({ text }: Beginning): string {
  try {
    return firstText(JSON.parse(text));
  } catch {
    return '';
  }
}

function firstText(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value !== 'object' || value === null) return '';
  if (Array.isArray(value)) return firstText(value[0]);
  const fields = Object.entries(value).filter(([key]) => ERRORS.test(key));
  return fields.map(([, inner]) => firstText(inner)).find((found) => found !== '') ?? '';
}

/** What a file is that is not text; null for text. */
export const knownBinary = (beginning: Beginning): Saying | null => sentence(BINARY, beginning);

/** What a text is that no adapter reads; null if that is not known. */
export const knownText = (beginning: Beginning): Saying | null => sentence(TEXTS, beginning);

function sentence(formats: readonly KnownFormat[], beginning: Beginning): Saying | null {
  const says = formats.find(({ is }) => is(beginning))?.says;
  if (says === undefined) return null;
  return typeof says === 'function' ? says(beginning) : { kind: says };
}

/**
 * A file of a format that is not known, by how it begins.
 * @param names the formats that are read
 */
export function unknownFormat({ elements: [first], json, text }: Beginning, names: string): Saying {
  if (first) return { kind: 'unknownXml', values: { start: first, names } };
  if (json) return { kind: 'unknownJson', values: { start: json.keys.slice(0, 5).join(', ') || '{}', names } };
  const line = (text.split(/\r?\n/, 1)[0] ?? '').replace(/[^\p{L}\p{N}\p{P}\p{S} ]/gu, '?');
  return { kind: 'unknownText', values: { start: line.slice(0, 40), names } };
}
