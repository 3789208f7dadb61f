import type { Language } from '@facade/shared-domain/model/language';

/** Joins labels into a part of a sentence: "Zonder prijsgrens en in alle gemeenten". Only the first keeps its capital letter. */
export function joinLabels([first = '', ...others]: string[], language: Language): string {
  const following = others.map((label) => label.charAt(0).toLocaleLowerCase(language) + label.slice(1));
  return joinNames([first, ...following], language);
}

/** Joins names, which keep their capital letters: "Aat en Lessen". */
export const joinNames = (names: string[], language: Language): string =>
  new Intl.ListFormat(language, { type: 'conjunction' }).format(names);
