/** What differs from page to page though the error is the same. The order matters: an id contains numbers. */
const VARIABLE: readonly (readonly [RegExp, string])[] = [
  [/"[^"]*"|“[^”]*”|„[^“”]*[“”]|«[^»]*»|`[^`]*`|(?<!\w)'[^']*'(?!\w)/g, '…'],
  [/\bhttps?:\/\/\S+/g, '…'],
  [/\b(?=[\da-f-]*\d)[\da-f]+(?:-[\da-f]+)+\b|\b(?=[a-f]*\d)(?=\d*[a-f])[\da-f]{6,}\b/gi, '…'],
  [/\d+(?:[.,]\d+)*/g, '0'],
];

/**
 * The message of an error without numbers, ids and quoted values: equal for errors that are the same.
 * @example normalized('home 4711 has no "price"') // 'home 0 has no …'
 */
export const normalized = (message: string): string =>
  VARIABLE.reduce((text, [pattern, instead]) => text.replace(pattern, instead), message)
    .replace(/\s+/g, ' ')
    .trim();
