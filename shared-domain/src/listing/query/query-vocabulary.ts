import { partsOfCompound } from '../../language/compound-words.ts';
import { foldWords } from '../../language/fold-text.ts';
import type { Point } from '../../model/index.ts';
import { perObject } from '../../per-object.ts';
import { NEW_BUILD_PARTS, STOP_WORDS, TYPE_SYNONYMS } from './query-words.ts';

/** Names of the agency's types and towns, in every language. */
export interface QueryVocabulary {
  types: readonly { id: number; names: readonly string[] }[];
  /** Kinds of homes, such as villas, that are no type of their own. */
  kinds?: readonly { name: string; types: readonly number[] }[];
  towns: readonly {
    /** `name|zip` */
    value: string;
    zip: string;
    names: readonly string[];
    location: Point | null;
    /** Nothing is offered there now. */
    withoutHomes?: true;
  }[];
}

export type Town = QueryVocabulary['towns'][number];

/** A vocabulary in folded form, with the towns by name and by zip. */
export interface VocabularyIndex {
  types: readonly {
    id: number;
    names: readonly string[];
    /** The names without what says that a home is new: "nieuwbouwappartement" gives "appartement". */
    usual: readonly string[];
  }[];
  /** Types of a kind of home, by its name. */
  kinds: ReadonlyMap<string, readonly number[]>;
  /** Keys are those of {@link townKey}. */
  townsByName: ReadonlyMap<string, Town[]>;
  townsByZip: ReadonlyMap<string, Town[]>;
}

/** The index of a vocabulary, made once: each key that a visitor presses needs it. */
export const indexOf = perObject((vocabulary: QueryVocabulary): VocabularyIndex => {
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
  const kinds = new Map((vocabulary.kinds ?? []).map(({ name, types: own }) => [foldWords(name).join(' '), own]));
  return { types, kinds, townsByName, townsByZip };
});

/** Joins the words of a town's name, because people omit what separates them: "meslin leveque" is "Meslin-l’Évêque". */
export const townKey = (words: readonly string[]): string => words.join('');

/** Types that have exactly this name in any language. */
export const typesCalled = (text: string, index: VocabularyIndex): number[] => typesWith(spellingsOf(text), index);

const typesWith = (wanted: readonly string[], { types }: VocabularyIndex): number[] =>
  types.filter(({ names, usual }) => [...names, ...usual].some((name) => wanted.includes(name))).map(({ id }) => id);

/** Types that have exactly this name in any language, or a synonym of it. "appartement" finds new-build apartments too. */
export const typesNamed = (text: string, index: VocabularyIndex): number[] => typesWith(otherWords(text), index);

/** With fewer letters, the beginning of a type's name is ambiguous. */
const LEAST_LETTERS = 4;

/** Types with a word in their name, or a part of a compound word, that begins with this text. */
export function typesLike(text: string, { types }: VocabularyIndex): number[] {
  if (text.length < LEAST_LETTERS || STOP_WORDS.has(text)) return [];
  const wanted = otherWords(text).filter((word) => word.length >= LEAST_LETTERS);
  const isLike = (name: string) =>
    name
      .split(' ')
      .flatMap((word) => [word, ...partsOfCompound(word)])
      .some((part) => wanted.some((word) => part.startsWith(word)));
  return types.filter(({ names }) => names.some(isLike)).map(({ id }) => id);
}

/** Checks for an own property: visitors may type "constructor". */
const synonymsOf = (text: string): readonly string[] =>
  Object.hasOwn(TYPE_SYNONYMS, text) ? (TYPE_SYNONYMS[text] ?? []) : [];

const otherWords = (text: string): string[] => [...spellingsOf(text), ...synonymsOf(text)];

/** The text, and as a singular. */
export const spellingsOf = (text: string): string[] => [text, ...singularsOf(text)];

/** Possible singulars of a plural: "woningen", "appartementen", "maisons", "gronden". */
function singularsOf(text: string): string[] {
  const endings = ['en', 's', 'x', 'es', 'er', 'n'];
  return endings
    .filter((ending) => text.endsWith(ending) && text.length - ending.length >= 3)
    .map((ending) => text.slice(0, -ending.length));
}
