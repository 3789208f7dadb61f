import type nl from './nl.json';

/**
 * Words of the domain's enumerations, as inside a sentence: a label {@link capitalize}s them. A section names the groups that its texts
 * include, as `words` of its `remote.tsx`, and finds them among its own: `t('words.features.garden')`.
 */
export type Words = typeof nl;

export type WordGroup = keyof Words;

/** The texts of a section with the words that it names. */
export type WithWords<Texts, Group extends WordGroup> = Texts & { words: Pick<Words, Group> };

/** @example capitalize('tuin') // 'Tuin' */
export const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
