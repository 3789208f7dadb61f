import type { Language } from '@facade/shared-domain/model';
import { FeedError } from '../reading/feed-error.ts';
import { propertyRecord } from '../records/feed-schema.ts';
import type { Source } from './adapter.ts';

/** A column of the table. */
export interface Column {
  /** Name in the first line. */
  heading: string;
  /** Field of the feed; null for one that is not imported. */
  field: string | null;
  /** Null: for every language. */
  language: Language | null;
  /** Named in another language than the feed's: of two such the first counts, and none beside the feed's own name. */
  isLocal?: boolean;
}

/** Fields that are not a single value, or have no meaning in a table. */
const NOT_IN_TABLES = ['Pictures', 'XLargePictureItem', 'Documents', 'PriceHistory', 'WebID'];

/** Two columns that only tables have: file names separated by `|`. */
export const PICTURES = 'Pictures';
export const PLANS = 'Plans';

const FIELDS = [...Object.keys(propertyRecord.shape).filter((name) => !NOT_IN_TABLES.includes(name)), PICTURES, PLANS];

/** Texts for visitors: a column for each language. */
const TEXTS = new Set(['TypeDescription', 'MainTypeName', 'Description']);

/** Aliases for fields with an unclear name in the feed. */
const ALIASES: Readonly<Record<string, string>> = {
  title: 'TypeDescription',
  type: 'MainTypeName',
  category: 'WebIDs',
  postcode: 'Zip',
  town: 'City',
  latitude: 'Lat',
  longitude: 'Lng',
  agent: 'AgentID',
  ribbon: 'Marquee',
  project: 'ProjectID',
  epc: 'EnergyPerformance',
  epclabel: 'EPCLabelText',
};

/** Ignores case, spaces and punctuation: `Surface living` is `SurfaceLiving`. */
const plain = (heading: string): string =>
  heading
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z\d]/g, '');

/** Headings as agencies write them in Dutch, French and German. */
const LOCAL: readonly (readonly [field: string, headings: string])[] = [
  [
    'ID',
    'ref|refnr|referentienummer|dossiernummer|numéro de référence|objektnr|objekt id|property id|referentie|pandnummer|référence|réf|reference|referenz|objektnummer',
  ],
  [
    'Goal',
    'type transactie|transactietype|soort transactie|koop of huur|verkoop/verhuur|vente/location|à vendre/à louer|vermarktung|kauf/miete|transaction type|offer type|doel|transactie|koop/huur|te koop/te huur|but|transaction|type de transaction|vermarktungsart|angebotsart',
  ],
  ['language', 'taal|langue|sprache'],
  ['Status', 'statuut|statut'],
  ['WebIDs', 'categorie|catégorie|kategorie'],
  ['MainTypeName', 'soort|type bien|type de bien|objektart'],
  ['TypeDescription', 'titel|titre'],
  ['Description', 'beschrijving|omschrijving|descriptif|beschreibung'],
  [
    'Price',
    'prijs|vraagprijs|verkoopprijs|prix de vente|asking price|sale price|huurprijs|prix|prix demandé|loyer|preis|kaufpreis|miete',
  ],
  ['Street', 'straatnaam|nom de rue|straat|rue|strasse|straße'],
  ['HouseNumber', 'huisnummer|hausnummer|numéro de maison'],
  ['Zip', 'code postal|plz|postleitzahl'],
  ['City', 'gemeente|stad|commune|ville|localité|ort|stadt|gemeinde'],
  [
    'Lat',
    'gps|coördinaten|gps coördinaten|coordonnées|coordonnées gps|koordinaten|coordinates|breedtegraad|breitengrad',
  ],
  ['Lng', 'lengtegraad|längengrad'],
  [
    'Bedrooms',
    'slpk|slpks|nb chambres|aantal slpk|slaapkamers|aantal slaapkamers|chambres|nombre de chambres|schlafzimmer',
  ],
  ['Bathrooms', 'badkamers|aantal badkamers|salles de bain|salles de bains|badezimmer'],
  [
    'SurfaceLiving',
    'bew opp|bewoonbare opp|living area|bewoonbare oppervlakte|woonoppervlakte|surface habitable|wohnfläche',
  ],
  [
    'SurfaceGround',
    'perceel|grondopp|terrain|plot size|grondoppervlakte|perceeloppervlakte|surface terrain|surface du terrain|grundstücksfläche',
  ],
  ['ConstructionYear', 'bouwjaar|année de construction|baujahr'],
  ['EnergyPerformance', 'epc waarde|peb|energieverbrauch'],
  ['Garden', 'tuin|jardin|garten'],
  ['Terrace', 'terras|terrasse'],
  ['Floor', 'verdiep|stockwerk|verdieping|étage|etage'],
  ['AvailabilityDate', 'vrij vanaf|beschikbaar vanaf|libre à partir du|disponible à partir du|verfügbar ab'],
  ['SolarPanels', 'zonnepanelen|panneaux solaires|panneaux photovoltaïques|solaranlage'],
  ['Pictures', "foto's|fotos|afbeeldingen|images|bilder|photos"],
];

const BY_NAME: ReadonlyMap<string, string> = new Map([
  ...FIELDS.map((name): [string, string] => [plain(name), name]),
  ...Object.entries(ALIASES),
]);

const BY_LOCAL_NAME: ReadonlyMap<string, string> = new Map(
  LOCAL.flatMap(([field, headings]) => headings.split('|').map((heading): [string, string] => [plain(heading), field])),
);

const WITH_LANGUAGE = /^(.*?)[\s_.(-]+(nl|fr|en|de)\)?$/i;

/**
 * Reads the columns of a table; unknown ones are left out with a warning.
 * @throws FeedError if the columns that identify a home are missing
 */
export function columnsOf(headings: readonly string[], line: number, source: Source): Column[] {
  const all = headings.map((heading) => columnOf(heading.trim()));
  const keyOf = ({ field, language }: Column) => `${field} ${language ?? ''}`;
  const own = new Set(all.filter(({ isLocal }) => !isLocal).map(keyOf));
  const columns = all.map((column, index) => {
    const isSecond = all.findIndex((one) => keyOf(one) === keyOf(column)) < index;
    return column.isLocal && (own.has(keyOf(column)) || isSecond) ? { ...column, field: null } : column;
  });
  const seen = new Set<string>();
  for (const { heading, field, language } of columns) {
    if (heading === '') continue;
    const key = `${field} ${language ?? ''}`;
    if (field === null) source.warn({ line, field: heading, kind: 'column', effect: 'left' });
    else if (seen.has(key)) throw new FeedError('columnTwice', { line, heading });
    else seen.add(key);
  }
  const missing = ['ID', 'Goal'].filter((field) => !seen.has(`${field} `));
  if (!seen.has('language ') && !columns.some(({ language }) => language)) missing.push('language');
  if (missing.length > 0) throw new FeedError('columnsMissing', { line, columns: missing.join(', ') });
  return columns;
}

/** Whether a heading, perhaps between quotes, names a column of a table. */
export const isKnownColumn = (heading: string): boolean => columnOf(heading.replaceAll('"', '').trim()).field !== null;

function columnOf(heading: string): Column {
  return namedIn(BY_NAME, heading) ?? localColumn(heading) ?? { heading, field: null, language: null };
}

const localColumn = (heading: string): Column | null => {
  const column = namedIn(BY_LOCAL_NAME, heading);
  return column && { ...column, isLocal: true };
};

/** A unit behind a heading: `Prix (€)`, `Surface living in m²`. */
const UNIT = /[\s(,[]+(?:in |en )?(?:m²|m2|€|eur|euro|kwh\/m²?2?[^)]*)[\])]?$/i;

function namedIn(names: ReadonlyMap<string, string>, heading: string): Column | null {
  const [, name = '', suffix = ''] = WITH_LANGUAGE.exec(heading) ?? [];
  const text = names.get(plain(name));
  if (text && TEXTS.has(text)) return { heading, field: text, language: suffix.toLowerCase() as Language };
  const field = names.get(plain(heading)) ?? names.get(plain(heading.replace(UNIT, '')));
  return field === undefined ? null : { heading, field, language: null };
}
