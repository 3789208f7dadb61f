import { partsOfCompound } from '../../language/compound-words.ts';
import { foldWords } from '../../language/fold-text.ts';
import type { Point } from '../../model/index.ts';
import { NEW_BUILD_PARTS, STOP_WORDS, TYPE_SYNONYMS } from './query-words.ts';

/** What an agency's own names mean. */
export interface QueryVocabulary {
  types: readonly { id: number /** In every language. */; names: readonly string[] }[];
  towns: readonly { /** `name|zip` */ value: string; zip: string; names: readonly string[]; location: Point | null }[];
}

export type Town = QueryVocabulary['towns'][number];

/** The same, folded and by name. */
export interface VocabularyIndex {
  types: readonly {
    id: number;
    names: readonly string[] /** What it is called when it is not new. */;
    usual: readonly string[];
  }[];
  /** By {@link townKey}. */
  townsByName: ReadonlyMap<string, Town[]>;
  townsByZip: ReadonlyMap<string, Town[]>;
}

const indexes = new WeakMap<QueryVocabulary, VocabularyIndex>();

/** A visitor types letter by letter: names are folded once. */
export function indexOf(vocabulary: QueryVocabulary): VocabularyIndex {
  const known = indexes.get(vocabulary);
  if (known) return known;
  const townsByName = new Map<string, Town[]>();
  const townsByZip = new Map<string, Town[]>();
  const add = (map: Map<string, Town[]>, key: string, town: Town) => map.set(key, [...(map.get(key) ?? []), town]);
  for (const town of vocabulary.towns) {
    for (const name of new Set(town.names.map((one) => townKey(foldWords(one)))))
      if (name) add(townsByName, name, town);
    add(townsByZip, town.zip, town);
  }
  const types = vocabulary.types.map(({ id, names }) => {
    const folded = names.map((name) => foldWords(name).join(' '));
    return { id, names: folded, usual: folded.map((name) => name.replace(NEW_BUILD_PARTS, '').trim()) };
  });
  const index = { types, townsByName, townsByZip };
  indexes.set(vocabulary, index);
  return index;
}

/** A town's name without what separates its words, which people leave out: "meslin leveque" is "Meslin-l’Évêque". */
export const townKey = (words: readonly string[]): string => words.join('');

/** Types of exactly that name in any language, or of what it is another word for; new ones too where it says nothing of that. */
export function typesNamed(text: string, { types }: VocabularyIndex): number[] {
  const wanted = otherWords(text);
  return types
    .filter(({ names, usual }) => [...names, ...usual].some((name) => wanted.includes(name)))
    .map(({ id }) => id);
}

/** Letters from which on the beginning of a type's name says which. */
const TELLING = 4;

/** Types that have it as the beginning of a word of their name, or of a part of a compound. */
export function typesLike(text: string, { types }: VocabularyIndex): number[] {
  if (text.length < TELLING || STOP_WORDS.has(text)) return [];
  const wanted = otherWords(text).filter((word) => word.length >= TELLING);
  const isLike = (name: string) =>
    name
      .split(' ')
      .flatMap((word) => [word, ...partsOfCompound(word)])
      .some((part) => wanted.some((word) => part.startsWith(word)));
  return types.filter(({ names }) => names.some(isLike)).map(({ id }) => id);
}

/** People type the names of an object's own properties too. */
const synonymsOf = (text: string): readonly string[] =>
  Object.hasOwn(TYPE_SYNONYMS, text) ? (TYPE_SYNONYMS[text] ?? []) : [];

const otherWords = (text: string): string[] => [text, ...singularsOf(text), ...synonymsOf(text)];

/** What a plural may be of: "woningen", "appartementen", "maisons", "gronden". */
function singularsOf(text: string): string[] {
  const endings = ['en', 's', 'x', 'es', 'er', 'n'];
  return endings
    .filter((ending) => text.endsWith(ending) && text.length - ending.length >= 3)
    .map((ending) => text.slice(0, -ending.length));
}
