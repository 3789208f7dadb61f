/**
 * The first `length` characters and an ellipsis; a text of at most that length is not changed. Counts characters, so no
 * emoji is split. Empty for a value that is not text.
 * @example truncate('Maison à rénover', 6) // 'Maison…'
 */
export function truncate(text: string | null | undefined, length: number): string {
  if (typeof text !== 'string') return '';
  const limit = Math.max(0, Math.floor(length) || 0);
  // A text never has more characters than UTF-16 units.
  if (text.length <= limit) return text;
  const characters = Array.from(text);
  return characters.length <= limit ? text : `${characters.slice(0, limit).join('')}…`;
}

/**
 * The text with no-break spaces, for a number in groups that must stay on one line.
 * @example unbroken('BE 0123.456.789') // 'BE\u00a00123.456.789'
 */
export const unbroken = (text: string): string => text.replaceAll(' ', '\u00a0');

/**
 * Whether a value is empty: null, undefined, a blank text, an empty list. Zero and false are not empty.
 * @example isEmpty('  ') // true
 */
export function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined) return true;
  if (typeof value === 'string') return value.trim() === '';
  return Array.isArray(value) && value.length === 0;
}
