import type { Language } from '../model/language.ts';

/** Towns that the other language calls otherwise: official name, French, Dutch. Ath and its wide surroundings, and the cities. */
const TOWNS: readonly (readonly [official: string, fr: string, nl: string])[] = [
  ['Ath', 'Ath', 'Aat'],
  ['Ghislenghien', 'Ghislenghien', 'Gellingen'],
  ['Silly', 'Silly', 'Opzullik'],
  ['Bassilly', 'Bassilly', 'Zullik'],
  ['Enghien', 'Enghien', 'Edingen'],
  ['Lessines', 'Lessines', 'Lessen'],
  ['Deux-Acren', 'Deux-Acren', 'Twee-Akren'],
  ['Ollignies', 'Ollignies', 'Woelingen'],
  ['Flobecq', 'Flobecq', 'Vloesberg'],
  ['Belœil', 'Belœil', 'Belœil'],
  ['Ellezelles', 'Ellezelles', 'Elzele'],
  ['Soignies', 'Soignies', 'Zinnik'],
  ['Braine-le-Comte', 'Braine-le-Comte', '’s-Gravenbrakel'],
  ['Leuze-en-Hainaut', 'Leuze-en-Hainaut', 'Leuze'],
  ['Tournai', 'Tournai', 'Doornik'],
  ['Mons', 'Mons', 'Bergen'],
  ['Mouscron', 'Mouscron', 'Moeskroen'],
  ['Comines-Warneton', 'Comines-Warneton', 'Komen-Waasten'],
  ['Tubize', 'Tubize', 'Tubeke'],
  ['Nivelles', 'Nivelles', 'Nijvel'],
  ['Namur', 'Namur', 'Namen'],
  ['Liège', 'Liège', 'Luik'],
  ['Bruxelles', 'Bruxelles', 'Brussel'],
  ['Geraardsbergen', 'Grammont', 'Geraardsbergen'],
  ['Galmaarden', 'Gammerages', 'Galmaarden'],
  ['Ronse', 'Renaix', 'Ronse'],
  ['Oudenaarde', 'Audenarde', 'Oudenaarde'],
  ['Aalst', 'Alost', 'Aalst'],
  ['Kortrijk', 'Courtrai', 'Kortrijk'],
  ['Gent', 'Gand', 'Gent'],
  ['Halle', 'Hal', 'Halle'],
  ['Antwerpen', 'Anvers', 'Antwerpen'],
];

const BY_NAME = /* @__PURE__ */ new Map(TOWNS.flatMap((town) => town.map((name) => [keyOf(name), town] as const)));

/** Many sources write the ligature of Belœil as two letters. */
function keyOf(name: string): string {
  return name.trim().toLowerCase().replaceAll('œ', 'oe');
}

/**
 * All names of a town, given any of them, without that one itself. Empty for a town with one name.
 * @example otherTownNames('Ath') // ['Aat']
 */
export function otherTownNames(name: string): string[] {
  const town = BY_NAME.get(keyOf(name)) ?? [];
  return [...new Set(town)].filter((other) => keyOf(other) !== keyOf(name));
}

/**
 * What a visitor's language calls a town, for display; URLs keep the official name. English says the official name,
 * German too. An apostrophe is the typographic one, as in every text.
 * @example townLabel('Lessines', 'nl') // 'Lessen'
 */
export function townLabel(official: string, language: Language): string {
  const town = BY_NAME.get(keyOf(official));
  if (!town) return official.replaceAll("'", '’');
  return language === 'nl' ? town[2] : language === 'fr' ? town[1] : town[0];
}
