/** Byte order mark: without it Excel assumes another encoding. */
const BYTE_ORDER_MARK = '\uFEFF';

/** A table for spreadsheets, separated by semicolons, which Excel expects in Belgium. */
export const csvOf = (lines: readonly (readonly string[])[]): string =>
  BYTE_ORDER_MARK + lines.map((line) => `${line.map(cell).join(';')}\r\n`).join('');

/** Prefixes text that looks like a formula with an apostrophe, so that it is not evaluated (OWASP, CSV injection). */
export function cell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[";\r\n']/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
