import { LANGUAGES, type Language } from '@facade/shared-domain/model';
import { BELGIUM, LUXEMBOURG } from '@facade/shared-domain/places/region';
import type { Adapter, Source, SourceProblem, SourceRecord } from './adapter.ts';
import { openImmoHas } from './home-has.ts';
import { openImmoType } from './open-immo-types.ts';
import { picturesOf } from './pictures-of.ts';
import { attributeAt, childAt, isTrue, textAt, type XmlElement, xmlRecords } from './xml-records.ts';

const SALE = 0;
const RENT = 1;
/** Of the feed: a price for a month. */
const A_MONTH = 1;
const ACTIVE = 1;
const SOLD = 2;
const RENTED = 4;
/** A country without a separate id: neither Belgium's rules nor its name are used. */
const ELSEWHERE = 0;
const COUNTRIES: Readonly<Record<string, number>> = { BEL: BELGIUM, LUX: LUXEMBOURG };

/** `immobilie` in `anbieter` in `openimmo`. */
const DEPTH = 2;

/** Source element of each field, for messages. */
const SOURCES: Readonly<Record<string, readonly string[]>> = {
  ModifyDate: ['verwaltung_techn', 'stand_vom'],
  language: ['verwaltung_techn', 'sprache'],
  City: ['geo', 'ort'],
  Zip: ['geo', 'plz'],
  Lat: ['geo', 'geokoordinaten'],
  Lng: ['geo', 'geokoordinaten'],
  Price: ['preise'],
  Bedrooms: ['flaechen', 'anzahl_schlafzimmer'],
  Bathrooms: ['flaechen', 'anzahl_badezimmer'],
  SurfaceLiving: ['flaechen', 'wohnflaeche'],
  SurfaceGround: ['flaechen', 'grundstuecksflaeche'],
  ConstructionYear: ['zustand_angaben', 'baujahr'],
  EnergyPerformance: ['zustand_angaben', 'energiepass', 'endenergiebedarf'],
};

/** OpenImmo 1.2, full exports. The mapping of each element: `docs/importing/openimmo.md`. */
export const openImmo: Adapter = {
  name: 'openimmo',
  matches: ({ elements }) => elements[0] === 'openimmo',
  read,
};

async function* read(source: Source): AsyncGenerator<SourceRecord> {
  for await (const element of xmlRecords(source.text, DEPTH, (above) => isPartial(above) && source.markPartial()))
    if (element.name === 'immobilie') yield recordOf(element, source);
}

/** Without `umfang`, the `modus` says that a file has only changes. */
function isPartial({ name, attributes }: XmlElement): boolean {
  if (name !== 'uebertragung') return false;
  const [extent = '', mode = ''] = [attributes.umfang, attributes.modus].map((word) => word?.trim().toUpperCase());
  return extent === 'TEIL' || (extent === '' && (mode === 'CHANGE' || mode === 'DELETE'));
}

/** Where a home has its id, the first that is there. */
const IDS = ['objektnr_extern', 'openimmo_obid', 'objektnr_intern'];

function idOf(home: XmlElement): { id: string; path: string[] } {
  const name = IDS.find((one) => textAt(home, 'verwaltung_techn', one)) ?? 'objektnr_extern';
  return { id: textAt(home, 'verwaltung_techn', name), path: ['verwaltung_techn', name] };
}

function recordOf(home: XmlElement, source: Source): SourceRecord {
  const language = languageOf(home);
  const { category, names } = openImmoType(childAt(home, 'objektkategorie', 'objektart')?.children[0]);
  const texts = ['objektbeschreibung', 'ausstatt_beschr', 'lage', 'sonstige_angaben'].map((name) =>
    textAt(home, 'freitexte', name),
  );
  return {
    kind: 'property',
    line: home.line,
    isRemoved: attributeAt(home, 'aktionart', 'verwaltung_techn', 'aktion').toUpperCase() === 'DELETE',
    errors: goalErrors(home),
    record: {
      ...factsOf(home, source),
      language,
      WebIDs: String(category),
      MainTypeName: LANGUAGES.includes(language as Language) ? names[language as Language] : names.de,
      TypeDescription: textAt(home, 'freitexte', 'objekttitel'),
      Description: texts.filter(Boolean).join('\n\n'),
    },
    nameField: (field) => {
      const path = field === 'ID' ? idOf(home).path : (SOURCES[field] ?? []);
      return { name: path.join('/'), line: childAt(home, ...path)?.line ?? home.line };
    },
  };
}

/** `de-BE` or `fr`; German by default. */
const languageOf = (home: XmlElement): string =>
  textAt(home, 'verwaltung_techn', 'sprache').toLowerCase().split(/[-_]/)[0] || 'de';

function factsOf(home: XmlElement, source: Source): Record<string, unknown> {
  const at = (...path: string[]) => textAt(home, ...path);
  const label = at('zustand_angaben', 'energiepass', 'wertklasse').toUpperCase();
  const storeys = at('geo', 'anzahl_etagen');
  return {
    ID: idOf(home).id,
    ...priceOf(home, source),
    ModifyDate: at('verwaltung_techn', 'stand_vom'),
    City: at('geo', 'ort'),
    Zip: at('geo', 'plz'),
    Street: at('geo', 'strasse'),
    HouseNumber: at('geo', 'hausnummer'),
    PublishAddress: isTrue(at('verwaltung_objekt', 'objektadresse_freigeben')),
    CountryID: COUNTRIES[attributeAt(home, 'iso_land', 'geo', 'land').toUpperCase()] ?? ELSEWHERE,
    Lat: attributeAt(home, 'breitengrad', 'geo', 'geokoordinaten'),
    Lng: attributeAt(home, 'laengengrad', 'geo', 'geokoordinaten'),
    Bedrooms: at('flaechen', 'anzahl_schlafzimmer'),
    Bathrooms: at('flaechen', 'anzahl_badezimmer'),
    SurfaceLiving: at('flaechen', 'wohnflaeche'),
    SurfaceGround: at('flaechen', 'grundstuecksflaeche'),
    ConstructionYear: at('zustand_angaben', 'baujahr'),
    ...(storeys ? { Floors: storeys } : {}),
    ...(/^[A-G]\+*$/.test(label) ? { EPCLabelText: label } : {}),
    EnergyPerformance:
      at('zustand_angaben', 'energiepass', 'endenergiebedarf') ||
      at('zustand_angaben', 'energiepass', 'energieverbrauchkennwert'),
    ...openImmoHas(home),
    ...picturesAndTour(home),
  };
}

/** A lease (`ERBPACHT`, `LEASING`) is neither a sale nor a rent. */
function goalErrors(home: XmlElement): SourceProblem[] {
  const market = childAt(home, 'objektkategorie', 'vermarktungsart');
  if (['KAUF', 'MIETE_PACHT'].some((word) => isTrue(market?.attributes[word] ?? ''))) return [];
  const [value] = Object.entries(market?.attributes ?? {}).flatMap(([name, text]) => (isTrue(text) ? name : []));
  const message = 'says neither KAUF nor MIETE_PACHT';
  const line = market?.line ?? home.line;
  return [{ line, field: 'objektkategorie/vermarktungsart', ...(value && { value }), message, code: 'goal' }];
}

/** Goal, status and price. A price that is not in euro is not published. */
function priceOf(home: XmlElement, source: Source): Record<string, unknown> {
  const market = childAt(home, 'objektkategorie', 'vermarktungsart');
  const isSale = isTrue(market?.attributes.KAUF ?? '');
  const field = isSale
    ? 'kaufpreis'
    : ['kaltmiete', 'nettokaltmiete', 'warmmiete'].find((name) => textAt(home, 'preise', name));
  const price = field ? textAt(home, 'preise', field) : '';
  const currency = attributeAt(home, 'iso_waehrung', 'preise', 'waehrung').toUpperCase() || 'EUR';
  if (currency !== 'EUR') {
    const line = childAt(home, 'preise', 'waehrung')?.line ?? home.line;
    const message = 'is not EUR: the price is on request';
    source.warn({ line, home: idOf(home).id, field: 'preise/waehrung', value: currency, message, code: 'price' });
  }
  const isOnRequest =
    currency !== 'EUR' || price === '' || isTrue(attributeAt(home, 'auf_anfrage', 'preise', field ?? ''));
  const isGone = attributeAt(home, 'stand', 'zustand_angaben', 'verkaufstatus') === 'VERKAUFT';
  return {
    Goal: isSale ? SALE : RENT,
    Status: isGone ? (isSale ? SOLD : RENTED) : ACTIVE,
    ...(isOnRequest ? { Price: null, PublishPrice: false } : { Price: price }),
    ...(isSale ? {} : { PriceUnit: A_MONTH }),
  };
}

const PICTURES = ['TITELBILD', 'BILD', 'AUSSENANSICHTEN', 'INNENANSICHTEN'];

/** The title picture is the first; a tour is shown by its address. */
function picturesAndTour(home: XmlElement): Record<string, unknown> {
  const files = (childAt(home, 'anhaenge')?.children ?? []).map((file) => ({
    group: file.attributes.gruppe ?? '',
    path: textAt(file, 'daten', 'pfad'),
  }));
  const of = (...groups: string[]) =>
    files.filter(({ group, path }) => path && groups.includes(group)).map(({ path }) => path);
  const pictures = [...of('TITELBILD'), ...of(...PICTURES.slice(1))];
  const [film] = of('FILMLINK');
  const [tour] = of('PANORAMA');
  return {
    Pictures: picturesOf(pictures, of('GRUNDRISS')),
    ...(film ? { VideoUrl: film } : {}),
    ...(tour ? { VirtualTourUrl: tour } : {}),
  };
}
