import type { Bytes } from './fuzz-request.ts';

const LONE_SURROGATE = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/** The UTF-8 bytes of a text. A lone surrogate gets the three bytes that UTF-8 forbids, where Node.js would replace it. */
export function toUtf8(text: string): Bytes {
  let bytes = '';
  let end = 0;
  for (const { 0: unit, index } of text.matchAll(LONE_SURROGATE)) {
    const code = unit.charCodeAt(0);
    const three = [0xe0 | (code >> 12), 0x80 | ((code >> 6) & 0x3f), 0x80 | (code & 0x3f)];
    bytes += Buffer.from(text.slice(end, index), 'utf8').toString('latin1') + String.fromCharCode(...three);
    end = index + 1;
  }
  return bytes + Buffer.from(text.slice(end), 'utf8').toString('latin1');
}

/** For a path segment or a query value: everything but unreserved characters is escaped. */
export const percentEncode = (text: string): Bytes => toUtf8(text).replace(/[^\w.~-]/g, escapeByte);

/** Escapes only bytes that a request line cannot hold: characters that browsers escape are sent raw. */
export const rawInTarget = (text: string): Bytes => toUtf8(text).replace(/[^\x21-\x7e]|[#?&]/g, escapeByte);

/** As bytes, without those that would end the header. */
export const rawInHeader = (text: string): Bytes => toUtf8(text).replace(/[^\t\x20-\x7e\x80-\xff]/g, '');

/** JSON with lone surrogates and NULs as raw bytes instead of escapes: malformed, but sent anyway. */
export const rawJson = (json: string): Bytes =>
  toUtf8(
    json
      .replace(/\\u(d[89a-f][0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
      .replaceAll('\\u0000', '\u0000'),
  );

const escapeByte = (byte: string): string => `%${byte.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`;
