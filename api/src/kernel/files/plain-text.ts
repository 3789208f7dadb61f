const MARK = '\uFEFF';

/** A text file without what Windows programs add: a byte order mark, and carriage returns at the ends of lines. */
export const plainText = (raw: string): string => raw.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');

/** A plain text, with the mark and the line endings of the file that it replaces. */
export function writtenLike(text: string, former: string): string {
  const lines = /\r?\n/.exec(former)?.[0] === '\r\n' ? text.replaceAll('\n', '\r\n') : text;
  return former.startsWith(MARK) ? MARK + lines : lines;
}
