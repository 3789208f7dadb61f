import type { Kitchen, Orientation } from '../codes.ts';
import type { Building, Pair } from '../plan/entry.ts';

const NUMBERS: readonly Pair[] = [
  ['geen', 'aucun'],
  ['één', 'un'],
  ['twee', 'deux'],
  ['drie', 'trois'],
  ['vier', 'quatre'],
  ['vijf', 'cinq'],
  ['zes', 'six'],
];

/** Counts a thing in words: "drie slaapkamers", "trois chambres". French things that are feminine say `une`. */
export function counted(count: number, nl: Pair, fr: Pair, feminine = true): Pair {
  const [nlWord, frWord] = NUMBERS[count] ?? [String(count), String(count)];
  const one = count === 1;
  return [
    one ? `een ${nl[0]}` : `${nlWord} ${nl[1]}`,
    one ? `${feminine ? 'une' : 'un'} ${fr[0]}` : `${frWord} ${fr[1]}`,
  ];
}

export const bedroomsInWords = (count: number): Pair =>
  count === 1
    ? ['één slaapkamer', 'une chambre']
    : counted(count, ['slaapkamer', 'slaapkamers'], ['chambre', 'chambres']);

/** "a, b en c", "a, b et c". */
export function listed(items: readonly Pair[]): Pair {
  const join = (texts: string[], and: string) =>
    texts.length < 2 ? texts.join('') : `${texts.slice(0, -1).join(', ')} ${and} ${texts.at(-1)}`;
  return [
    join(
      items.map(([nl]) => nl),
      'en',
    ),
    join(
      items.map(([, fr]) => fr),
      'et',
    ),
  ];
}

/** First letter upper case. */
export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase('fr') + text.slice(1);

/** "de Silly", "d’Ath". */
export const of = (name: string): string => (/^[AEIOUÉÈŒ]|^Houtaing/.test(name) ? `d’${name}` : `de ${name}`);

/** Between groups of three digits; what the site's own pages write, and an agency that takes care. */
const GROUP = { nl: '.', fr: '\u202f' };

/** 245000 → "245.000", in French "245 000" with narrow spaces at which no line breaks. */
export const grouped = (value: number, language: 'nl' | 'fr'): string =>
  String(Math.round(value)).replace(/\B(?=(\d{3})+$)/g, GROUP[language]);

/** 245000 → "€ 245.000", in French "245 000 €". */
export const euro = (value: number, language: 'nl' | 'fr'): string =>
  language === 'nl' ? `€\u00a0${grouped(value, 'nl')}` : `${grouped(value, 'fr')}\u00a0€`;

/** "1.400 m²"; above 1 000 m² French counts in ares. */
export function plot(area: number): Pair {
  const ares = Math.floor(area / 100);
  const rest = area % 100;
  const french =
    area < 1000 ? `${grouped(area, 'fr')} m²` : `${ares} ares${rest ? ` ${String(rest).padStart(2, '0')}` : ''}`;
  return [`${grouped(area, 'nl')} m²`, french];
}

interface Noun {
  nl: string;
  /** "deze villa", "dit herenhuis" */
  thisNl: string;
  fr: string;
  thisFr: string;
}

const noun = (nl: string, isNeuter: boolean, fr: string, demonstrative: 'ce' | 'cet' | 'cette'): Noun => ({
  nl,
  thisNl: `${isNeuter ? 'dit' : 'deze'} ${nl}`,
  fr,
  thisFr: `${demonstrative} ${fr}`,
});

export const NOUNS: Record<Building, Noun> = {
  terraced: noun('rijwoning', false, 'maison de rangée', 'cette'),
  'semi-detached': noun('halfopen woning', false, 'maison trois façades', 'cette'),
  detached: noun('vrijstaande woning', false, 'maison quatre façades', 'cette'),
  farmhouse: noun('hoeve', false, 'fermette', 'cette'),
  villa: noun('villa', false, 'villa', 'cette'),
  bungalow: noun('bungalow', false, 'plain-pied', 'ce'),
  'apartment-block': noun('appartement', true, 'appartement', 'cet'),
  'new-apartment': noun('appartement', true, 'appartement', 'cet'),
  mansion: noun('herenhuis', true, 'maison de maître', 'cette'),
  shop: noun('handelspand', true, 'commerce', 'ce'),
  warehouse: noun('hal', false, 'hall', 'ce'),
  garage: noun('garage', false, 'garage', 'ce'),
  land: noun('perceel', true, 'terrain', 'ce'),
};

export const TOWARDS: Record<Orientation, Pair> = {
  north: ['het noorden', 'au nord'],
  northEast: ['het noordoosten', 'au nord-est'],
  east: ['het oosten', 'à l’est'],
  southEast: ['het zuidoosten', 'au sud-est'],
  south: ['het zuiden', 'au sud'],
  southWest: ['het zuidwesten', 'au sud-ouest'],
  west: ['het westen', 'à l’ouest'],
  northWest: ['het noordwesten', 'au nord-ouest'],
};

export const KITCHEN_WORDS: Record<Kitchen, Pair> = {
  none: ['keuken', 'cuisine'],
  basic: ['eenvoudige keuken', 'cuisine simple'],
  fitted: ['ingerichte keuken', 'cuisine équipée'],
  hyperEquipped: ['volledig uitgeruste keuken', 'cuisine super-équipée'],
};
