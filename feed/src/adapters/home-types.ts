import type { Language } from '@facade/shared-domain/model';

/** A type of home: its category in the feed, and the name of one such home. */
export interface HomeType {
  category: number;
  names: Readonly<Record<Language, string>>;
}

const type = (category: number, nl: string, fr: string, en: string, de: string): HomeType => ({
  category,
  names: { nl, fr, en, de },
});

/** The types that the adapters for APIs name: their ids and words lead to one of these. */
export const HOME_TYPES = {
  house: type(1, 'woning', 'maison', 'house', 'Haus'),
  villa: type(1, 'villa', 'villa', 'villa', 'Villa'),
  townHouse: type(1, 'herenhuis', 'maison de maître', 'town house', 'Stadthaus'),
  terraced: type(1, 'rijwoning', 'maison mitoyenne', 'terraced house', 'Reihenhaus'),
  semiDetached: type(1, 'halfopen woning', 'maison trois façades', 'semi-detached house', 'Doppelhaushälfte'),
  familyHouse: type(1, 'eengezinswoning', 'maison unifamiliale', 'family house', 'Einfamilienhaus'),
  countryHouse: type(1, 'landhuis', 'maison de campagne', 'country house', 'Landhaus'),
  belEtage: type(1, 'bel-etage', 'bel-étage', 'bel-etage house', 'Bel-Etage-Haus'),
  farm: type(1, 'hoeve', 'fermette', 'farmhouse', 'Bauernhaus'),
  castle: type(1, 'kasteel', 'château', 'castle', 'Schloss'),
  chalet: type(1, 'chalet', 'chalet', 'chalet', 'Chalet'),
  bungalow: type(9, 'gelijkvloerse woning', 'plain-pied', 'single-storey house', 'Bungalow'),
  apartment: type(12, 'appartement', 'appartement', 'apartment', 'Wohnung'),
  groundFloor: type(12, 'gelijkvloers appartement', 'rez-de-chaussée', 'ground-floor apartment', 'Erdgeschosswohnung'),
  duplex: type(12, 'duplex', 'duplex', 'duplex', 'Maisonette'),
  triplex: type(12, 'triplex', 'triplex', 'triplex', 'Triplex'),
  penthouse: type(12, 'penthouse', 'penthouse', 'penthouse', 'Penthouse'),
  loft: type(12, 'loft', 'loft', 'loft', 'Loft'),
  studio: type(12, 'studio', 'studio', 'studio', 'Studio'),
  room: type(12, 'kamer', 'chambre', 'room', 'Zimmer'),
  serviceFlat: type(12, 'serviceflat', 'résidence-services', 'service flat', 'Seniorenwohnung'),
  land: type(3, 'grond', 'terrain', 'land', 'Grundstück'),
  buildingLand: type(3, 'bouwgrond', 'terrain à bâtir', 'building land', 'Baugrundstück'),
  farmland: type(3, 'landbouwgrond', 'terre agricole', 'agricultural land', 'Landwirtschaft'),
  wood: type(3, 'bos', 'bois', 'wood', 'Wald'),
  investment: type(5, 'opbrengsteigendom', 'immeuble de rapport', 'investment property', 'Renditeobjekt'),
  commercial: type(6, 'handelspand', 'commerce', 'commercial property', 'Gewerbeimmobilie'),
  office: type(6, 'kantoor', 'bureau', 'office', 'Büro'),
  catering: type(6, 'horecapand', 'établissement horeca', 'catering property', 'Gastgewerbe'),
  industrial: type(6, 'bedrijfsgebouw', 'bâtiment industriel', 'industrial building', 'Industriegebäude'),
  warehouse: type(6, 'magazijn', 'entrepôt', 'warehouse', 'Lagerhalle'),
  garage: type(8, 'garage', 'garage', 'garage', 'Garage'),
  parking: type(8, 'parkeerplaats', 'emplacement de parking', 'parking space', 'Stellplatz'),
  other: type(7, 'pand', 'bien', 'property', 'Immobilie'),
} as const satisfies Record<string, HomeType>;

/** Category of new apartments. */
export const NEW_APARTMENT = 2;
/** Category of homes that are sold for a life annuity. */
export const LIFE_ANNUITY = 10;
