import type { ListingFilters } from '../../model/index.ts';
import { QueryReading } from './query-reading.ts';
import { readTokens } from './query-tokens.ts';
import { indexOf, type QueryVocabulary } from './query-vocabulary.ts';

/**
 * What a typed text asks for as filters, in any of the four languages. Null where a word of it is not understood, or nothing is asked.
 * A bare sum is the most a visitor will pay; an energy label also means the better ones.
 * @example understandQuery('ath 3 slaapkamers < 250k', vocabulary) // { cities: ['Ath|7800'], minBedrooms: 3, maxPrice: 250000, … }
 */
export function understandQuery(text: string, vocabulary: QueryVocabulary): ListingFilters | null {
  const found = understandPart(text, vocabulary);
  return found?.ignored === '' ? found.filters : null;
}

/**
 * The same of a text that is not understood as a whole: what is, and the words that are `ignored`. Null where nothing is asked.
 * @example understandPart('huis 2 badkamers', vocabulary) // { filters: { types: [1], … }, ignored: '2 badkamers' }
 */
export function understandPart(
  text: string,
  vocabulary: QueryVocabulary,
): { filters: ListingFilters; ignored: string } | null {
  const tokens = readTokens(text);
  if (!tokens || tokens.length === 0) return null;
  const reading = new QueryReading(tokens, indexOf(vocabulary));
  const filters = reading.filters();
  return filters && { filters, ignored: asTyped(reading.ignored, text) };
}

/** Words that were read folded, as they were typed. */
function asTyped(ignored: ReadonlySet<string>, text: string): string {
  const typed = text.split(/\s+/).filter((word) => readTokens(word)?.some((token) => ignored.has(token.text)));
  return typed.join(' ') || [...ignored].join(' ');
}
