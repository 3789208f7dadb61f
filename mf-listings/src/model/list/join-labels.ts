import type { Language } from '@facade/shared-domain/model';

/** Labels as one part of a sentence: "Zonder prijsgrens en in alle gemeenten". Only the first keeps its capital. */
export function joinLabels([first = '', ...others]: string[], language: Language): string {
  const following = others.map((label) => label.charAt(0).toLocaleLowerCase(language) + label.slice(1));
  return new Intl.ListFormat(language, { type: 'conjunction' }).format([first, ...following]);
}
