import type { Language } from '@facade/shared-domain/model';

/** A type of Kyero: its category here, and the name of one such home. */
interface KyeroType {
  category: number;
  names: Readonly<Record<Language, string>>;
}

const type = (category: number, [nl, fr, en, de]: readonly [string, string, string, string]): KyeroType => ({
  category,
  names: { nl, fr, en, de },
});

const HOUSE = type(1, ['woning', 'maison', 'house', 'Haus']);
const APARTMENT = type(12, ['appartement', 'appartement', 'apartment', 'Wohnung']);
const LAND = type(3, ['bouwgrond', 'terrain à bâtir', 'building land', 'Baugrundstück']);
const GARAGE = type(8, ['garage', 'garage', 'garage', 'Garage']);
const COMMERCIAL = type(6, ['handelspand', 'commerce', 'commercial property', 'Gewerbeimmobilie']);
const BUNGALOW = type(9, ['gelijkvloerse woning', 'plain-pied', 'single-storey house', 'Bungalow']);

const TYPES: ReadonlyMap<string, KyeroType> = new Map([
  ['house', HOUSE],
  ['villa', type(1, ['villa', 'villa', 'villa', 'Villa'])],
  ['town house', type(1, ['herenhuis', 'maison de ville', 'town house', 'Stadthaus'])],
  ['townhouse', type(1, ['herenhuis', 'maison de ville', 'town house', 'Stadthaus'])],
  ['country house', type(1, ['landhuis', 'maison de campagne', 'country house', 'Landhaus'])],
  ['finca', type(1, ['landhuis', 'maison de campagne', 'country house', 'Landhaus'])],
  ['chalet', type(1, ['chalet', 'chalet', 'chalet', 'Chalet'])],
  ['bungalow', BUNGALOW],
  ['apartment', APARTMENT],
  ['flat', APARTMENT],
  ['duplex', type(12, ['duplex', 'duplex', 'duplex', 'Maisonette'])],
  ['penthouse', type(12, ['penthouse', 'penthouse', 'penthouse', 'Penthouse'])],
  ['studio', type(12, ['studio', 'studio', 'studio', 'Studio'])],
  ...['detached house', 'casa', 'cave house'].map((name) => [name, HOUSE] as const),
  ...['piso', 'apartamento', 'ground floor apartment'].map((name) => [name, APARTMENT] as const),
  ...['terreno', 'parcela', 'building plot'].map((name) => [name, LAND] as const),
  ...['garaje', 'parking space'].map((name) => [name, GARAGE] as const),
  ...['local comercial', 'local', 'oficina', 'business'].map((name) => [name, COMMERCIAL] as const),
  ['ático', type(12, ['penthouse', 'penthouse', 'penthouse', 'Penthouse'])],
  ['dúplex', type(12, ['duplex', 'duplex', 'duplex', 'Maisonette'])],
  ['plot', LAND],
  ['land', LAND],
  ['garage', GARAGE],
  ['parking', GARAGE],
  ['commercial', COMMERCIAL],
  ['commercial property', COMMERCIAL],
  ['shop', COMMERCIAL],
  ['office', COMMERCIAL],
]);

const NEW_APARTMENT = 2;
const OTHER = 7;

/** The category of a type, and its name in a language; an unknown type keeps its own name, in the category "other". */
export function kyeroType(written: string, isNew: boolean): { category: number; nameIn(language: Language): string } {
  const known = TYPES.get(written.toLowerCase().replace(/[\s_-]+/g, ' '));
  if (!known) return { category: OTHER, nameIn: () => written };
  const category = known.category === APARTMENT.category && isNew ? NEW_APARTMENT : known.category;
  return { category, nameIn: (language) => known.names[language] };
}
