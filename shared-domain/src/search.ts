import { matchSorter } from 'match-sorter';
import { foldNameWords, foldWords } from './language/fold-text.ts';
import type { Language } from './model/index.ts';
import { otherTownNames } from './places/exonyms.ts';

/** Records that say their language are searched in that language alone. */
interface InLanguage {
  language?: Language;
}

/** What the search reads of a property; any further fields come back with it. */
export interface SearchableProperty extends InLanguage {
  id: number | string;
  city?: string | null;
  zip?: string | number | null;
  typeName?: string | null;
  /** The CRM's word for `typeName`. */
  mainTypeName?: string | null;
}

export interface SearchableCity extends InLanguage {
  name: string;
  /** Name in the visitor's language. */
  label?: string | null;
  aliases?: readonly string[] | null;
  zip?: string | number | null;
}

export interface SearchableType extends InLanguage {
  id?: number | string;
  name: string;
}

export interface SearchItems<Property, City, Type> {
  properties: readonly Property[];
  cities: readonly City[];
  types: readonly Type[];
}

export interface SearchResult<Property, City, Type> {
  properties: Property[];
  cities: City[];
  types: Type[];
}

/**
 * What a typed text finds. Every word of it must be a whole word of the item, without regard to case and accents; the last
 * word may also be the beginning of one, whole words first. Read are a property's id, town, zip and type, a town's names and
 * zip, a type's name; towns also answer to their name in the other language ("Aat"). No fuzzy matching.
 * A blank text finds all types and nothing else, as the panel shows. Source: docs/decisions/064.
 * @example searchMatches('maison ath', { properties, cities, types }, 'fr').properties // the houses in Ath
 */
export function searchMatches<
  Property extends SearchableProperty,
  City extends SearchableCity,
  Type extends SearchableType,
>(
  query: string,
  { properties, cities, types }: SearchItems<Property, City, Type>,
  language: Language,
): SearchResult<Property, City, Type> {
  const words = wordsOf(query);
  const searched = <Item extends InLanguage>(items: readonly Item[] | undefined): Item[] =>
    (items ?? []).filter((item) => !item.language || item.language === language);
  if (words.length === 0) return { properties: [], cities: [], types: searched(types) };
  return {
    properties: matching(searched(properties), words, ({ id, city, zip, typeName, mainTypeName }) =>
      wordsOf(id, ...townNames(city), zip, typeName, mainTypeName),
    ),
    cities: matching(searched(cities), words, ({ name, label, aliases, zip }) => [
      ...wordsOf(zip),
      ...[...townNames(name), label ?? '', ...(aliases ?? [])].flatMap(foldNameWords),
    ]),
    types: matching(searched(types), words, ({ name }) => wordsOf(name)),
  };
}

/**
 * Sorts items that are known to fit a text by how well they do: whole words before beginnings, the last word first. What `keysOf` does
 * not show of an item puts it behind the others.
 */
export function rankMatches<Item>(query: string, items: readonly Item[], keysOf: (item: Item) => unknown[]): Item[] {
  return wordsOf(query).reduce(
    (left, word) =>
      matchSorter(left, word, {
        keys: [(item) => wordsOf(...keysOf(item))],
        threshold: matchSorter.rankings.NO_MATCH,
        baseSort: (one, other) => one.index - other.index,
      }),
    [...items],
  );
}

/** Items that have every word; within equals, in the order given. */
function matching<Item>(items: Item[], words: string[], keysOf: (item: Item) => string[]): Item[] {
  const { EQUAL, STARTS_WITH } = matchSorter.rankings;
  return words.reduce(
    (left, word, index) =>
      matchSorter(left, word, {
        keys: [keysOf],
        threshold: index === words.length - 1 ? STARTS_WITH : EQUAL,
        baseSort: (one, other) => one.index - other.index,
      }),
    items,
  );
}

const townNames = (name: string | null | undefined): string[] => (name ? [name, ...otherTownNames(name)] : []);

/** Lowercase words without accents; whatever is neither letter nor digit parts them. */
function wordsOf(...texts: unknown[]): string[] {
  return texts.flatMap((text) => (typeof text === 'string' || typeof text === 'number' ? foldWords(String(text)) : []));
}
