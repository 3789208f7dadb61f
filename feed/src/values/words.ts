import { plain, type Reading, saysNothing, understood, wrong } from './reading.ts';

/** Words in lower case, separated by `|`, and what they mean. */
export const words = <T>(table: readonly (readonly [T, string])[]): ReadonlyMap<string, T> =>
  new Map(table.flatMap(([value, list]) => list.split('|').map((word): [string, T] => [word, value])));

/** What a word or id of a CRM means; undefined if the table does not have it. */
export const meaningOf = <T>(table: Readonly<Record<string, T>>, word: string): T | undefined =>
  Object.hasOwn(table, word) ? table[word] : undefined;

const FLAGS = words([
  [true, '1|true|yes|y|ja|j|oui|o|wahr|waar|vrai|x|✓|✔|aanwezig|présent|présente|present|vorhanden'],
  [false, '0|false|no|n|nee|neen|nein|non|falsch|onwaar|faux|✗|✘|afwezig|absent|absente|nicht vorhanden'],
]);

const GOALS = words([
  [
    0,
    '0|sale|for sale|for sale by owner|uit de hand|verkoop uit de hand|vente de gré à gré|de gré à gré|sell|buy|te koop|koop|kopen|verkoop|verkopen|openbare verkoop|lijfrente|op lijfrente|verkoop op lijfrente|viager|en viager|vente en viager|viager libre|viager occupé|life annuity|leibrente|auf leibrente|à vendre|a vendre|vente|en vente|à la vente|vendre|acheter|achat|vente publique|public sale|zu verkaufen|verkauf|kauf|kaufen|zum kauf|zum verkauf',
  ],
  [
    1,
    '1|rent|for rent|to rent|to let|let|lease|rental|te huur|huur|huren|verhuur|verhuren|à louer|a louer|location|en location|à la location|louer|zu vermieten|miete|mieten|vermietung|zur miete|zur vermietung',
  ],
]);

const STATUSES = words([
  [0, '0|prospect'],
  [1, '1|active|available|actief|beschikbaar|actif|disponible|aktiv|verfügbar|frei|open|open for sale|online'],
  [
    1,
    'for sale|for rent|to let|te koop|te huur|à vendre|a vendre|à louer|a louer|zu verkaufen|zu vermieten|new|nieuw|nouveau|nouveauté|neu|prijsdaling|prijsverlaging|nieuwe prijs|baisse de prix|nouveau prix|prix en baisse|preissenkung|price reduced|price drop',
  ],
  // An option or an offer may lapse: the home is still offered.
  [
    1,
    'option|under option|optie|in optie|onder optie|en option|sous option|reserviert|under offer|onder bod|sous offre',
  ],
  [
    2,
    '2|sold|verkocht|vendu|vendue|verkauft|compromis|onder compromis|sous compromis|compromis getekend|compromis signé|verkocht onder voorwaarden|vendu sous conditions',
  ],
  [3, '3|cancelled|canceled|geannuleerd|annulé|storniert'],
  [4, '4|rented|let|verhuurd|loué|louée|vermietet'],
  [
    5,
    '5|inactive|inactief|inactif|inaktiv|on hold|gearchiveerd|archief|archivé|archivée|archived|archiviert|offline|uit de handel|teruggetrokken|retiré|retirée|withdrawn|zurückgezogen',
  ],
  [6, '6|reference|referentie|référence|referenz'],
]);

/** The words for a problem: some of those that are understood. */
export const GOAL_WORDS = '0, sale, te koop, à vendre, zu verkaufen; 1, rent, te huur, à louer, zu vermieten';
export const STATUS_WORDS = '1 active, 2 sold, 3 cancelled, 4 rented, 5 inactive, 6 reference';

const read = <T>(table: ReadonlyMap<string, T>, text: string): T | undefined => table.get(plain(text).toLowerCase());

/** Sale (0) or rent (1), in the site's languages; undefined if it is neither. */
export const readGoal = (text: string): number | undefined => read(GOALS, text);

const TONGUES = words([
  ['nl', 'n|nl|nld|dut|nederlands|vlaams|néerlandais|dutch|niederländisch'],
  ['fr', 'f|fr|fra|fre|frans|français|francais|french|französisch'],
  ['en', 'en|eng|engels|anglais|english|englisch'],
  ['de', 'de|deu|ger|duits|allemand|german|deutsch'],
]);

/** A language of the site by its code, with a country or without (`nl-BE`), or its name; undefined if it is another. */
export const readLanguageName = (text: string): string | undefined =>
  read(TONGUES, text) ?? read(TONGUES, text.trim().split(/[-_.]/)[0] ?? '');

/** The number of a status; undefined if unknown. */
export const readStatus = (text: string): number | undefined => read(STATUSES, text.replace(/[!.\s]+$/, ''));

/** `Ja, 200 m²`, `oui (sud)`. */
const YES_AND_MORE = /^\s*(?:ja|oui|yes)\s*[,(:;]/i;

/** Yes or no in the site's languages. */
export function readFlag(text: string): Reading<boolean> {
  const value = read(FLAGS, text) ?? (YES_AND_MORE.test(text) || undefined);
  if (value !== undefined) return understood(value);
  return saysNothing(plain(text)) ? understood<boolean>(null) : wrong({ kind: 'flag' });
}

const AVAILABILITIES = words([
  [
    'immediately',
    'onmiddellijk|onmiddellijk vrij|onmiddellijk beschikbaar|direct|per direct|meteen|vrij|immédiatement|immédiat|immédiate|libre|libre de suite|de suite|disponible immédiatement|disponible|sofort|ab sofort|sofort frei|sofort verfügbar|frei|immediately|immediate|now|available now',
  ],
  ['atDeed', "bij akte|bij de akte|bij verlijden akte|à l’acte|à l'acte|a l'acte|bei beurkundung|at deed|at the deed"],
  [
    'toAgree',
    'overeen te komen|in overleg|in onderling overleg|te bespreken|nader overeen te komen|à convenir|à discuter|de commun accord|nach vereinbarung|nach absprache|by arrangement|to be agreed',
  ],
  ['atDelivery', 'bij oplevering|à la livraison|bei übergabe|at delivery'],
]);

/** When a home is available, by words in place of a date; undefined if they say nothing of it. */
export const readAvailability = (text: string): string | undefined => read(AVAILABILITIES, text);

const ON_REQUEST =
  /^x+$|^poa$|^notk$|n\.o\.t\.k|op aanvraag|op verzoek|nader over(?:een )?te komen|sur demande|(?:nous|prix à) consulter|auf anfrage|on (?:request|application|demand)|price upon|ask (?:for|agent)|consultar|te bespreken|in overleg|à convenir|à discuter/i;

/** Whether the text of a price says that it is on request, in the site's languages. */
export const isOnRequest = (text: string): boolean => ON_REQUEST.test(plain(text));
