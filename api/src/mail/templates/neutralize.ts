/** Text that mail programs turn into a link: a scheme, a mailbox, and a name with letters before or after a dot. */
const SCHEME = /:(?=\/\/)/g;
const AT = /\s*[@＠]\s*/g;
const DOT = /([.。．｡])(?=[\p{L}\p{N}]*\p{L})|(?<=\p{L})([.。．｡])(?=[\p{N}_-])/gu;

/**
 * Changes web and mail addresses so that no mail program turns them into links, still readable: `www. example. be`.
 * Amounts and times do not change. Uses visible spaces, because mail filters reject zero-width characters.
 */
export const neutralize = (text: string): string => text.replace(SCHEME, ': ').replace(AT, ' @ ').replace(DOT, '$1$2 ');

/** Control characters, line breaks and marks that change the text direction: a header is one line, shown as written. */
const UNPRINTABLE =
  /[\p{Cc}\p{Noncharacter_Code_Point}\p{Zl}\p{Zp}\u061c\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu;

/** Breaking spaces; non-breaking ones are kept. */
const SPACES = /[^\S\u00a0\u202f]+/g;

/** On one line, for headers and for rows of a table. */
export const onOneLine = (text: string): string =>
  text.toWellFormed().replace(UNPRINTABLE, ' ').replace(SPACES, ' ').trim();

/** Several lines, without unprintable characters. */
export const printable = (text: string): string =>
  text
    .toWellFormed()
    .split(/\r\n?|[\n\u2028\u2029]/)
    .map((line) => line.replace(UNPRINTABLE, ' ').trimEnd())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
