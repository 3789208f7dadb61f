import type { EnergyLabel, Goal, Region } from './model/index.ts';

/** One step of a region's scale, in kWh per m² a year: more than `above`, at most `upTo`; null: no limit. */
export interface EnergyBand {
  band: string;
  above: number | null;
  upTo: number | null;
}

/** Inclusive upper bounds, best band first; the last has none. Source: docs/decisions/064. */
const BOUNDS: Record<Region, readonly (readonly [band: string, upTo: number | null])[]> = {
  flanders: [
    ['a_plus', 0],
    ['a', 100],
    ['b', 200],
    ['c', 300],
    ['d', 400],
    ['e', 500],
    ['f', null],
  ],
  wallonia: [
    ['a_plusplus', 0],
    ['a_plus', 45],
    ['a', 85],
    ['b', 170],
    ['c', 255],
    ['d', 340],
    ['e', 425],
    ['f', 510],
    ['g', null],
  ],
  brussels: [
    ['a_plus', 15],
    ['a', 30],
    ['a_sub', 45],
    ['b_plus', 62],
    ['b', 78],
    ['b_sub', 95],
    ['c_plus', 113],
    ['c', 132],
    ['c_sub', 150],
    ['d_plus', 170],
    ['d', 190],
    ['d_sub', 210],
    ['e_plus', 232],
    ['e', 253],
    ['e_sub', 275],
    ['f_plus', 298],
    ['f', 322],
    ['f_sub', 346],
    ['g', null],
  ],
};

/**
 * The scale of a region, best band first, for drawing it.
 * @example energyBands('flanders')[1] // { band: 'a', above: 0, upTo: 100 }
 */
export function energyBands(region: Region): EnergyBand[] {
  const bounds = BOUNDS[region];
  return bounds.map(([band, upTo], index) => ({ band, above: bounds[index - 1]?.[1] ?? null, upTo }));
}

/**
 * The band of a measured value in kWh per m² a year. Null without a region or for a value that is not finite.
 * @example energyLabel('wallonia', 45) // 'a_plus'
 */
export function energyLabel(region: Region | null, kwhPerM2: number | null | undefined): string | null {
  if (!region || typeof kwhPerM2 !== 'number' || !Number.isFinite(kwhPerM2)) return null;
  const bounds = Object.hasOwn(BOUNDS, region) ? BOUNDS[region] : [];
  return bounds.find(([, upTo]) => upTo === null || kwhPerM2 <= upTo)?.[0] ?? null;
}

/** The known facts of a property's energy certificate. */
export interface CertificateFacts {
  region: Region | null;
  isDwelling: boolean;
  /** The label as the certificate writes it ("B", "A++", "C-"), or its band key. */
  certificateLabel?: string | null;
  kwhPerM2?: number | null;
}

/**
 * The label to show. The certificate's own always wins, whatever kind of property it was issued for; without one that the
 * region's scale knows, the measured value of a dwelling decides. Null if neither is known, or without a region.
 */
export function energyLabelOf({
  region,
  isDwelling,
  certificateLabel,
  kwhPerM2,
}: CertificateFacts): EnergyLabel | null {
  if (!region) return null;
  const band = readBand(region, certificateLabel) ?? (isDwelling ? energyLabel(region, kwhPerM2) : null);
  if (band === null) return null;
  return { band, region, kwhPerM2: typeof kwhPerM2 === 'number' && Number.isFinite(kwhPerM2) ? kwhPerM2 : null };
}

/**
 * The band a certificate's text means on a region's scale, or null: "A+", "a_plus", "PEB B-", "Label C".
 * @example readBand('brussels', 'B-') // 'b_sub'
 */
export function readBand(region: Region, label: string | null | undefined): string | null {
  const found = label?.trim().match(LABEL);
  if (!found) return null;
  const sign = found[2]?.toLowerCase() ?? '';
  const band = `${found[1]?.toLowerCase()}${SIGN_KEYS[sign] ?? sign}`;
  return BOUNDS[region].some(([known]) => known === band) ? band : null;
}

/** Only the words that certificates write before it: "A of B" is no label. */
const LABEL =
  /^(?:(?:peb|epb|epc|dpe|label|klasse|classe?|[eé]nerg[a-zé]*)[\s:]+)*([a-g])(_plusplus|_plus|_sub|\+\+|\+|[-−–])?$/i;

/**
 * Whether a text is an energy label of a region, whichever it is.
 * @example isEnergyLabel('PEB B-') // true
 */
export const isEnergyLabel = (text: string): boolean => LABEL.test(text.trim());

const SIGN_KEYS: Readonly<Record<string, string>> = {
  '++': '_plusplus',
  '+': '_plus',
  '-': '_sub',
  '−': '_sub',
  '–': '_sub',
};

/**
 * A band as it is printed: letter and signs, with a real minus sign.
 * @example bandName('a_plusplus') // 'A++'
 */
export function bandName(band: string): string {
  const [letter = '', sign] = band.split('_');
  return letter.toUpperCase() + (sign === 'plusplus' ? '++' : sign === 'plus' ? '+' : sign === 'sub' ? '−' : '');
}

/** The duty of the buyer of a badly insulated Flemish home. */
export interface RenovationDuty {
  /** The band to reach, or better. */
  target: 'd';
  /** Years after the deed. */
  withinYears: number;
  /** For deeds from this year on. */
  sinceYear: number;
}

/**
 * The renovation duty to mention, or null: for a dwelling for sale in Flanders with label E or F. Source:
 * docs/decisions/064.
 */
export function renovationDuty(property: {
  region: Region | null;
  goal: Goal;
  isDwelling: boolean;
  band: string | null | undefined;
}): RenovationDuty | null {
  const applies =
    property.region === 'flanders' &&
    property.goal === 'sale' &&
    property.isDwelling &&
    (property.band === 'e' || property.band === 'f');
  return applies ? { target: 'd', withinYears: 6, sinceYear: 2023 } : null;
}
