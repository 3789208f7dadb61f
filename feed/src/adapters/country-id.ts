import { BELGIUM, LUXEMBOURG } from '@facade/shared-domain/places/region';

/** A country without a separate id: neither Belgium's rules nor its name are used. */
export const ELSEWHERE = 0;

/** ISO 3166-1 codes of the countries that have an id in the feed. */
const CODES: readonly [id: number, alpha2: string, alpha3: string][] = [
  [BELGIUM, 'BE', 'BEL'],
  [LUXEMBOURG, 'LU', 'LUX'],
];
/** Languages in which feeds of Belgian agencies name a country. */
const LANGUAGES = ['nl', 'fr', 'en', 'de', 'es', 'it', 'pt'];

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[^a-z]/gi, '')
    .toLowerCase();

const IDS: ReadonlyMap<string, number> = new Map(
  CODES.flatMap(([id, alpha2, alpha3]) => {
    const names = LANGUAGES.map((language) => new Intl.DisplayNames(language, { type: 'region' }).of(alpha2) ?? '');
    return [alpha2, alpha3, ...names].map((name): [string, number] => [plain(name), id]);
  }),
);

/**
 * The feed's id of a country, by its ISO code or its name in any usual language. Without a country the postcode decides: four digits
 * are Belgium. Null if there is neither.
 * @example countryId('Belgique') // BELGIUM
 */
export function countryId(country: string, zip = ''): number | null {
  if (country.trim() !== '') return IDS.get(plain(country)) ?? ELSEWHERE;
  if (zip.trim() === '') return null;
  if (/^\s*L[ -]*\d{4}\s*$/i.test(zip)) return LUXEMBOURG;
  return /^\s*(?:B[ -]*)?\d{4}\s*$/i.test(zip) ? BELGIUM : ELSEWHERE;
}
