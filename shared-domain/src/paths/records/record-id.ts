import { MAX_INTEGER } from '../../limits.ts';

/**
 * The id of a home or project from an address of the site, in its canonical spelling; null if it is invalid.
 * @example recordId('4127') // 4127
 */
export const recordId = (text: string): number | null =>
  /^[1-9]\d{0,9}$/.test(text) && Number(text) <= MAX_INTEGER ? Number(text) : null;

/**
 * The ids of a parameter, each once, at most `most`. Everything else is ignored.
 * @example recordIds('7,4,7,x', 100) // [7, 4]
 */
export const recordIds = (text: string, most: number): number[] =>
  [...new Set(text.split(',').flatMap((part) => recordId(part.trim()) ?? []))].slice(0, most);
