import type { Language } from '../model/index.ts';
import { BELGIUM, foreignCountry } from './region.ts';

/** First postal code of each range, and the province it lies in; the Brussels-Capital Region is none, and is named as one. */
const RANGES = [
  [1000, 'brussels'],
  [1300, 'walloonBrabant'],
  [1500, 'flemishBrabant'],
  [2000, 'antwerp'],
  [3000, 'flemishBrabant'],
  [3500, 'limburg'],
  [4000, 'liege'],
  [5000, 'namur'],
  [6000, 'hainaut'],
  [6600, 'luxembourg'],
  [7000, 'hainaut'],
  [8000, 'westFlanders'],
  [9000, 'eastFlanders'],
] as const;

export type Province = (typeof RANGES)[number][1];

const NAMES: Record<Province, readonly [nl: string, fr: string, en: string, de: string]> = {
  brussels: [
    'Brussels Hoofdstedelijk Gewest',
    'Région de Bruxelles-Capitale',
    'Brussels-Capital Region',
    'Region Brüssel-Hauptstadt',
  ],
  walloonBrabant: [
    'Provincie Waals-Brabant',
    'Province du Brabant wallon',
    'Province of Walloon Brabant',
    'Provinz Wallonisch-Brabant',
  ],
  flemishBrabant: [
    'Provincie Vlaams-Brabant',
    'Province du Brabant flamand',
    'Province of Flemish Brabant',
    'Provinz Flämisch-Brabant',
  ],
  antwerp: ['Provincie Antwerpen', 'Province d’Anvers', 'Province of Antwerp', 'Provinz Antwerpen'],
  limburg: ['Provincie Limburg', 'Province de Limbourg', 'Province of Limburg', 'Provinz Limburg'],
  liege: ['Provincie Luik', 'Province de Liège', 'Province of Liège', 'Provinz Lüttich'],
  namur: ['Provincie Namen', 'Province de Namur', 'Province of Namur', 'Provinz Namur'],
  hainaut: ['Provincie Henegouwen', 'Province de Hainaut', 'Province of Hainaut', 'Provinz Hennegau'],
  luxembourg: ['Provincie Luxemburg', 'Province de Luxembourg', 'Province of Luxembourg', 'Provinz Luxemburg'],
  westFlanders: [
    'Provincie West-Vlaanderen',
    'Province de Flandre-Occidentale',
    'Province of West Flanders',
    'Provinz Westflandern',
  ],
  eastFlanders: [
    'Provincie Oost-Vlaanderen',
    'Province de Flandre-Orientale',
    'Province of East Flanders',
    'Provinz Ostflandern',
  ],
};

const ORDER: readonly Language[] = ['nl', 'fr', 'en', 'de'];

/**
 * The Belgian province of a postal code; null abroad and for what is no Belgian code.
 * @example provinceOf('7800') // 'hainaut'
 */
export function provinceOf(zip: string, countryId: number = BELGIUM): Province | null {
  if (countryId !== BELGIUM || !/^[1-9]\d{3}$/.test(zip.trim())) return null;
  const code = Number(zip);
  return RANGES.findLast(([from]) => code >= from)?.[1] ?? null;
}

/**
 * All that is said of where an off-market home is: its province, or its country abroad. Empty where neither is known.
 * @example roughArea('hainaut', BELGIUM, 'fr') // 'Province de Hainaut'
 */
export function roughArea(province: Province | null, countryId: number, language: Language): string {
  return province ? (NAMES[province][ORDER.indexOf(language)] ?? '') : foreignCountry(countryId, language);
}
