import { foldWords } from '../../language/fold-text.ts';

/** The words of a search, in folded form. */
export interface SearchWords {
  /** Keys of whole names, of a street or a kind of home: {@link nameKey}. */
  names: string[];
  words: string[];
}

/**
 * Parses the filter `words`: names in quotes, and other words.
 * @example readSearchWords('"rue de Soignies" hoeve') // { names: ['ruedesoignies'], words: ['hoeve'] }
 */
export function readSearchWords(text: string): SearchWords {
  const { quoted, rest } = splitQuoted(text);
  return { names: quoted.map(nameKey).filter(Boolean), words: foldWords(rest) };
}

/** What is in quotes, and the text without it. */
export function splitQuoted(text: string): { quoted: string[]; rest: string } {
  const quoted = [...text.matchAll(QUOTED)].map(([, name = '']) => name.trim());
  return { quoted, rest: text.replaceAll(QUOTED, ' ').trim() };
}

const QUOTED = /"([^"]*)"/g;

/** As visitors read it. */
export const shownWords = (words: string): string => words.replaceAll('"', '');

/** A name without what separates its words: "Grand-Place" and "Grand Place" are one street. */
export const nameKey = (name: string): string => foldWords(name).join('');
