/** What mail programs make a link of: a scheme, a mailbox, and a name with letters before or behind a dot. */
const SCHEME = /:(?=\/\/)/g;
const AT = /\s*[@＠]\s*/g;
const DOT = /([.。．｡])(?=[\p{L}\p{N}]*\p{L})|(?<=\p{L})([.。．｡])(?=[\p{N}_-])/gu;

/**
 * A text whose web and mail addresses no mail program turns into links, still readable: `www. example. be`. Sums and times stay
 * as they are. Visible spaces, because characters without a width are what mail filters look for.
 */
export const neutralize = (text: string): string => text.replace(SCHEME, ': ').replace(AT, ' @ ').replace(DOT, '$1$2 ');

/** Control characters, line ends and marks that turn the direction of text: a header holds one line that reads as it is. */
const UNPRINTABLE =
  /[\p{Cc}\p{Noncharacter_Code_Point}\p{Zl}\p{Zp}\u061c\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu;

/** Spaces that a line may break at; those it may not break at stay as they are. */
const SPACES = /[^\S\u00a0\u202f]+/g;

/** On one line, for headers and for rows of a table. */
export const onOneLine = (text: string): string =>
  text.toWellFormed().replace(UNPRINTABLE, ' ').replace(SPACES, ' ').trim();

/** Several lines, without what cannot be printed. */
export const printable = (text: string): string =>
  text
    .toWellFormed()
    .split(/\r\n?|[\n\u2028\u2029]/)
    .map((line) => line.replace(UNPRINTABLE, ' ').trimEnd())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
