import type { Beginning } from './beginning.ts';

/** A kind of file that is known but not read. */
interface KnownFormat {
  is(beginning: Beginning): boolean;
  /** The rest of a sentence about the file: what it is, and what to do. */
  says: string | ((beginning: Beginning) => string);
}

const OTHER_EXPORT = 'choose another export in the CRM';

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
  { is: ({ bytes, text }) => bytes.length === 0 || text === '', says: 'is empty: the export has probably failed' },
  {
    is: (beginning) =>
      isZip(beginning) &&
      /xl\/(workbook|worksheets|_rels)|\[Content_Types\]\.xml/.test(beginning.bytes.toString('latin1')),
    says: 'is an Excel workbook (.xlsx): save it as "CSV UTF-8" and import that file',
  },
  {
    is: (beginning) => isZip(beginning) && beginning.bytes.toString('latin1', 30, 38) === 'mimetype',
    says: 'is an OpenDocument file (.ods): save it as CSV with the character set UTF-8 and import that file',
  },
  { is: isZip, says: 'is a ZIP archive: unpack it and import the file in it' },
  { is: startsWith(0x1f, 0x8b), says: 'is a gzip archive (.gz, .tgz): unpack it and import the file in it' },
  { is: startsWith(0x52, 0x61, 0x72, 0x21), says: 'is a RAR archive: unpack it and import the file in it' },
  { is: startsWith(0x37, 0x7a, 0xbc, 0xaf), says: 'is a 7z archive: unpack it and import the file in it' },
  {
    is: startsWith(0xd0, 0xcf, 0x11, 0xe0),
    says: 'is an old Excel workbook (.xls): save it as "CSV UTF-8" and import that file',
  },
  { is: startsWith(0x25, 0x50, 0x44, 0x46), says: `is a PDF document: ${OTHER_EXPORT}` },
  { is: startsWith(0xff, 0xd8, 0xff), says: 'is a picture (JPEG), not a list of homes' },
  { is: startsWith(0x89, 0x50, 0x4e, 0x47), says: 'is a picture (PNG), not a list of homes' },
];

const PORTALS = /^(trovit|mitula|nestoria|lamudi|nuroa|idealista|thinkspain)$/i;

/** Formats of the trade that have no adapter, and pages that came instead of a feed. */
const TEXTS: readonly KnownFormat[] = [
  {
    is: ({ text }) => /^#HEADER#/i.test(text),
    says: `is a Rightmove file (BLM), which is not read: ${OTHER_EXPORT}, such as Kyero's XML or CSV`,
  },
  {
    is: ({ text }) => /^[IP]\|\d?\|\d*\|/i.test(text),
    says: `is a CSV of ImmobilienScout24 (IS24), which is not read: ${OTHER_EXPORT}, such as OpenImmo`,
  },
  {
    // Of homegate.ch and others: 183 fields with `#` or `;` between, the version first.
    is: ({ text }) => /^IDX\d[\d.]*[#;]/i.test(text),
    says: `is an IDX file (IDX 3.01 of Swiss portals), which is not read: ${OTHER_EXPORT}, such as OpenImmo`,
  },
  {
    is: ({ text, elements: [first = ''] }) => /^<!doctype html/i.test(text) || first.toLowerCase() === 'html',
    says: ({ text }) => {
      const title = /<title[^>]*>([^<]{1,80})/i.exec(text)?.[1]?.trim();
      return `is a web page${title ? ` ("${title}")` : ''}, probably a login or an error page: download the feed with the right address or password`;
    },
  },
  {
    is: root('edmx'),
    says: 'is the metadata of a RESO Web API, not its homes: request /Property',
  },
  {
    is: ({ elements: [first = ''] }) => PORTALS.test(first),
    says: ({ elements: [first] }) => `is a feed for ${first}, which is not read: ${OTHER_EXPORT}, such as Kyero's XML`,
  },
  {
    is: root('immoxml', 'realestates', 'is24', 'immobilienscout24'),
    says: `is XML of ImmobilienScout24, which is not read: ${OTHER_EXPORT}, such as OpenImmo`,
  },
  { is: root('rss', 'feed'), says: `is a news feed (RSS or Atom), which is not read: ${OTHER_EXPORT}` },
  { is: root('urlset', 'sitemapindex'), says: `is a map of a website (sitemap), not a list of homes: ${OTHER_EXPORT}` },
  { is: root('workbook'), says: 'is an Excel workbook (XML): save it as "CSV UTF-8" and import that file' },
  { is: root('envelope'), says: `is an answer of a web service (SOAP), which is not read: ${OTHER_EXPORT}` },
  {
    is: ({ json }) => Boolean(json?.isList && json.isWhole) && json?.keys.length === 0,
    says: 'has no homes: it is an empty list',
  },
  {
    is: isErrorAnswer,
    says: (beginning) =>
      `is an answer of an API with an error${quoted(errorIn(beginning))}: request the homes again with the right address and key`,
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

const quoted = (text: string): string => (text === '' ? '' : ` ("${text.slice(0, 120)}")`);

/** What a file is that is not text; null for text. */
export const knownBinary = (beginning: Beginning): string | null => sentence(BINARY, beginning);

/** What a text is that no adapter reads; null if that is not known. */
export const knownText = (beginning: Beginning): string | null => sentence(TEXTS, beginning);

function sentence(formats: readonly KnownFormat[], beginning: Beginning): string | null {
  const says = formats.find(({ is }) => is(beginning))?.says;
  return typeof says === 'function' ? says(beginning) : (says ?? null);
}

/** How a file begins, for a message about one that is not known. */
export function saysItsStart({ elements: [first], json, text }: Beginning): string {
  if (first) return `is XML that begins with <${first}>`;
  if (json) return `is JSON with ${json.keys.length > 0 ? json.keys.slice(0, 5).join(', ') : 'no fields'}`;
  const line = (text.split(/\r?\n/, 1)[0] ?? '').replace(/[^\p{L}\p{N}\p{P}\p{S} ]/gu, '?');
  return `begins with "${line.slice(0, 40)}"`;
}
