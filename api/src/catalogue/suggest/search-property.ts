import { foldWords } from '@facade/shared-domain/language/fold-text';
import { truncate } from '@facade/shared-domain/language/text';
import type { PropertySummary, SearchProperty, SuggestedProperty } from '@facade/shared-domain/model';

/** The spec's length of a description in the search panel. */
const TITLE_LENGTH = 100;

/** The part of a home that a row of the panel shows. */
function searchPropertyOf({ id, path, city, zip, typeName, title, pictures }: PropertySummary): SearchProperty {
  return { id, path, city, zip, typeName, title: truncate(title.text, TITLE_LENGTH), picture: pictures[0] ?? null };
}

/** The same with price and goal, and with the street if one of these words occurs nowhere else. */
export function suggestedPropertyOf(summary: PropertySummary, words: readonly string[]): SuggestedProperty {
  const { goal, availability, price, street } = summary;
  const shown = searchPropertyOf(summary);
  const read = foldWords(`${shown.title} ${shown.city} ${shown.zip} ${shown.typeName}`);
  const isByStreet = words.some((word) => isIn(word, foldWords(street ?? '')) && !isIn(word, read));
  return { ...shown, goal, availability, price, ...(street && isByStreet && { street }) };
}

const isIn = (word: string, words: readonly string[]): boolean => words.some((one) => one.startsWith(word));
