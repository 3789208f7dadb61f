import fc from 'fast-check';
import { FeedError } from '../../reading/feed-error.ts';
import { chooseAdapter } from '../adapters.ts';
import { readCase } from '../testing/read-case.ts';
import { readSource } from '../testing/read-source.ts';
import { beginningOf } from './beginning.ts';

/** The format of a file; the message if it is refused. */
function formatOf(content: string | Buffer): string {
  try {
    return chooseAdapter(beginningOf(Buffer.from(content)))?.name ?? 'feed';
  } catch (error) {
    if (error instanceof FeedError) return error.message;
    throw error;
  }
}

const KYERO = '<root><kyero><feed_version>3</feed_version></kyero></root>';
const OPEN_IMMO = '<openimmo xmlns="http://www.openimmo.de"><uebertragung/></openimmo>';

test.each([
  ['ID;Goal', 'csv'],
  ['"ID",Goal', 'csv'],
  ['Référence\tPrix\n', 'csv'],
  [KYERO, 'kyero'],
  ['<kyero><feed_version>3</feed_version></kyero>', 'kyero'],
  [OPEN_IMMO, 'openimmo'],
  ['<oi:openimmo xmlns:oi="http://www.openimmo.de"><oi:anbieter/></oi:openimmo>', 'openimmo'],
  ['<!-- <openimmo> once --><root><kyero/></root>', 'kyero'],
  ['{"properties":[]}', 'feed'],
  ['{"generatedAt":"x","lists":{"a":[1,"}"]},"properties":[{"ID":1', 'feed'],
  [' {"kind":"property"}', 'feed'],
  ['{"ID":1,"kind":"property"}\n', 'feed'],
  ['\n> facade@1.0.0 facade\n> node cli\n\n{"properties":[]}', 'feed'],
])('%s is read as %s', (content, format) => {
  expect(formatOf(content)).toBe(format);
});

test('what stands before the root of XML does not matter', () => {
  const comment = fc.string().map((text) => `<!--${text.replaceAll('-', '')}<openimmo/>-->`);
  const before = fc.array(fc.oneof(comment, fc.constantFrom('\n', '  ', '<?xml-stylesheet href="a.xsl"?>')));
  const type = fc.constantFrom('', '<!DOCTYPE root [<!ELEMENT openimmo (a)>]>', '<!DOCTYPE root SYSTEM "a.dtd">');
  fc.assert(
    fc.property(before, type, fc.constantFrom('utf8', 'utf16le'), (parts, doctype, encoding) => {
      const text = `\uFEFF<?xml version="1.0"?>${parts.join('')}${doctype}${parts.join('')}${KYERO}`;
      expect(formatOf(Buffer.from(text, encoding as BufferEncoding))).toBe('kyero');
    }),
  );
});

test('a comment of a megabyte before the root is read', async () => {
  const text = `<?xml version="1.0"?><!--${'long '.repeat(250_000)}-->${KYERO}`;
  expect((await readSource('homes.json', text)).errors).toEqual([]);
});

test.each([
  ['#HEADER#\nVersion : 3\nEOF : "^"', /^is a Rightmove file \(BLM\), which is not read: choose another export/],
  ['I|0|3|REF-12||||x1|119|', /^is a CSV of ImmobilienScout24 \(IS24\)/],
  ['IDX3.01#tool#HOUSE#5#SALE#', /^is an IDX file/],
  ['<edmx:Edmx Version="4.0"><edmx:DataServices/></edmx:Edmx>', /metadata of a RESO Web API.*request \/Property/],
  ['<trovit><ad><id>1</id></ad></trovit>', /^is a feed for trovit/],
  ['<?xml version="1.0"?><Mitula><ad/></Mitula>', /^is a feed for Mitula/],
  ['<!DOCTYPE html><html><title>Log in</title>', /^is a web page \("Log in"\), probably a login or an error page/],
  ['<HTML><body>403', /^is a web page, probably/],
  ['<rss version="2.0"/>', /^is a news feed/],
  ['{"error":{"code":"401","message":"Invalid token"}}', /^is an answer of an API with an error \("Invalid token"\)/],
  ['{"Message":"Authorization has been denied"}', /^is an answer of an API with an error \("Authorization/],
  ['[]', /^has no homes: it is an empty list$/],
  ['', /^is empty/],
  [' \r\n \n', /^is empty/],
  ['\uFEFF', /^is empty/],
  [Buffer.from('%PDF-1.7'), /^is a PDF document/],
  [Buffer.from('PK\u0003\u0004____xl/workbook.xml'), /^is an Excel workbook \(\.xlsx\): save it as "CSV UTF-8"/],
  [Buffer.from('d0cf11e0a1b11ae1', 'hex'), /^is an old Excel workbook \(\.xls\)/],
  [Buffer.from('PK\u0003\u0004____homes.xml'), /^is a ZIP archive: unpack it/],
  [Buffer.from('1f8b08', 'hex'), /^is a gzip archive/],
  [Buffer.from('{"properties":[{"ID":1}]}', 'utf16le'), /^is UTF-16LE: save it as UTF-8$/],
  ['<homes><home/></homes>', /^is XML that begins with <homes>: that is none of the formats that are read \(feed, /],
  ['{"data":[{"id":1}]}', /^is JSON with data: that is none of/],
  ['Hello\n', /^begins with "Hello": that is none of/],
])('says what %j is', (content, message) => {
  expect(formatOf(content)).toMatch(message);
});

test('an unknown file never fails otherwise', () => {
  fc.assert(fc.property(fc.uint8Array(), (bytes) => typeof formatOf(Buffer.from(bytes)) === 'string'));
  fc.assert(fc.property(fc.json(), (text) => typeof formatOf(text) === 'string'));
});

test('UTF-16 without a mark is read by its shape', async () => {
  const { errors, records } = await readSource('homes.txt', Buffer.from('ID;Goal;language\n7;0;fr\n', 'utf16le'));
  expect([errors, records[0]]).toEqual([[], expect.objectContaining({ ID: '7' })]);
});

test('FEED_FORMAT takes precedence over what the text looks like', () => {
  expect(chooseAdapter(beginningOf(Buffer.from('{')), 'csv')?.name).toBe('csv');
  expect(chooseAdapter(beginningOf(Buffer.from('ID;Goal')), 'feed')).toBeNull();
});

test.each([
  ['b12-whise.json', '4127', { language: 'fr', Price: 249_000, Bedrooms: 3, Zip: '7800' }],
  ['b12-sweepbright.json', 'b3c1f6b2-0000-4000-8000-000000000001', { language: 'nl', Price: 249_000, City: 'Ath' }],
  ['b12-reso.json', 'A1', { language: 'en', Price: 249_000, Bathrooms: 1.5, Description: 'House.' }],
])('%s is read', async (name, id, expected) => {
  const { homes, errors } = await readCase(name);
  expect([errors, homes[id]]).toMatchObject([[], expected]);
});

test.each([
  ['f12-rightmove.blm', /^feed: is a Rightmove file \(BLM\), which is not read/],
  ['f13-is24.csv', /^feed: is a CSV of ImmobilienScout24 \(IS24\), which is not read/],
  ['b02-empty-array.json', /^feed: has no homes: it is an empty list/],
])('%s is refused by name', async (name, message) => {
  expect((await readCase(name)).errors).toEqual([expect.stringMatching(message)]);
});
