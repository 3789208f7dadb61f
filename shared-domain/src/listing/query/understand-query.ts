import type { ListingFilters } from '../../model/index.ts';
import { QueryReading } from './query-reading.ts';
import { readTokens } from './query-tokens.ts';
import { indexOf, type QueryVocabulary } from './query-vocabulary.ts';
import { splitQuoted } from './search-words.ts';

/**
 * Turns a typed text in any of the four languages into filters. Null if a word is not understood, or if the text asks for nothing.
 * A bare amount is a maximum price; an energy label includes the better ones.
 * @example understandQuery('ath 3 slaapkamers < 250k', vocabulary) // { cities: ['Ath|7800'], minBedrooms: 3, maxPrice: 250000, … }
 */
export function understandQuery(text: string, vocabulary: QueryVocabulary): ListingFilters | null {
  const found = understandPart(text, vocabulary);
  return found?.ignored === '' ? found.filters : null;
}

/**
 * Like {@link understandQuery}, but accepts words that it does not understand and returns them as `ignored`. Null if the text asks for
 * nothing. Names of streets and of kinds of homes become `words`, in quotes; those that the text has in quotes stay.
 * @param streets keys of streets that the text may name: see `nameKey`
 * @example understandPart('huis 2 kelders', vocabulary) // { filters: { types: [1], … }, ignored: '2 kelders' }
 */
export function understandPart(
  text: string,
  vocabulary: QueryVocabulary,
  streets: ReadonlySet<string> = NO_STREETS,
): { filters: ListingFilters; ignored: string } | null {
  const { quoted, rest } = splitQuoted(text);
  const tokens = readTokens(rest);
  if (!tokens || tokens.length + quoted.length === 0) return null;
  const reading = new QueryReading(tokens, indexOf(vocabulary), { streets, quoted });
  const filters = reading.filters();
  return filters && { filters, ignored: asTyped(reading.ignored, rest) };
}

const NO_STREETS: ReadonlySet<string> = new Set();

/** Finds the words as they were typed, given their folded forms. */
function asTyped(ignored: ReadonlySet<string>, text: string): string {
  const typed = text.split(/\s+/).filter((word) => readTokens(word)?.some((token) => ignored.has(token.text)));
  return typed.join(' ') || [...ignored].join(' ');
}
