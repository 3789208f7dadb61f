import { LANGUAGES, type Language } from '@facade/shared-domain/model';
import type { Adapter, Source, SourceRecord } from '../adapter.ts';
import { countryId } from '../country-id.ts';
import { openImmoHas } from '../home-has.ts';
import { withoutText } from '../source-report.ts';
import { attributeAt, childAt, isTrue, saidAt, textAt, type XmlElement, xmlRecords } from '../xml-records.ts';
import { EMBEDDED, filesOf } from './open-immo-files.ts';
import { goalErrors, priceOf } from './open-immo-price.ts';
import { textsOf } from './open-immo-texts.ts';
import { openImmoType } from './open-immo-types.ts';

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
  Bedrooms: ['flaechen', 'anzahl_schlafzimmer'],
  Bathrooms: ['flaechen', 'anzahl_badezimmer'],
  SurfaceLiving: ['flaechen', 'wohnflaeche'],
  SurfaceGround: ['flaechen', 'grundstuecksflaeche'],
  ConstructionYear: ['zustand_angaben', 'baujahr'],
  EPCLabelText: ['zustand_angaben', 'energiepass', 'wertklasse'],
  Floor: ['geo', 'etage'],
  Pictures: ['anhaenge'],
};

/** OpenImmo 1.2, full exports. The mapping of each element: `docs/importing/openimmo.md`. */
export const openImmo: Adapter = {
  name: 'openimmo',
  matches: ({ elements }) => elements[0]?.toLowerCase() === 'openimmo',
  read,
};

async function* read(source: Source): AsyncGenerator<SourceRecord> {
  const embedded = new WeakMap<XmlElement, string>();
  const onAbove = (element: XmlElement) => {
    if (isPartial(element)) source.markPartial();
  };
  const long = {
    name: EMBEDDED,
    onPart: (element: XmlElement, part: string | null) => {
      if (part !== null) source.embedded.add(part);
      else embedded.set(element, source.embedded.end());
    },
  };
  for await (const element of xmlRecords(source.text, { depth: DEPTH, isLowerCase: true, onAbove, long }))
    if (element.name === 'immobilie') yield* recordsOf(element, source, embedded);
}

/** Without `umfang`, the `modus` says that a file has only changes. */
function isPartial(element: XmlElement): boolean {
  if (element.name !== 'uebertragung') return false;
  const [extent, mode] = ['umfang', 'modus'].map((name) => attributeAt(element, name).toUpperCase());
  return extent === 'TEIL' || (extent === '' && (mode === 'CHANGE' || mode === 'DELETE'));
}

/** `aktionart` of a home that is withdrawn; the standard says `DELETE`. */
const REMOVED = /^(?:delete|deleted|l(?:oe|ö)schen|gel(?:oe|ö)scht)$/i;

/** Where a home has its id, the first that is there. */
const IDS = ['objektnr_extern', 'openimmo_obid', 'objektnr_intern'];

function idOf(home: XmlElement): { id: string; path: string[] } {
  const name = IDS.find((one) => textAt(home, 'verwaltung_techn', one)) ?? 'objektnr_extern';
  return { id: textAt(home, 'verwaltung_techn', name), path: ['verwaltung_techn', name] };
}

function* recordsOf(home: XmlElement, source: Source, embedded: WeakMap<XmlElement, string>): Generator<SourceRecord> {
  const { id, path: idPath } = idOf(home);
  const base = {
    kind: 'property' as const,
    line: home.line,
    isRemoved: REMOVED.test(saidAt(home, 'aktionart', 'verwaltung_techn', 'aktion')),
    errors: goalErrors(home),
    nameField: (field: string) => {
      const path = field === 'ID' ? idPath : pathOf(home, field);
      return { name: path.join('/'), line: childAt(home, ...path)?.line ?? home.line };
    },
  };
  if (base.isRemoved || base.errors.length > 0) return yield { ...base, record: { ID: id } };
  const { category, names } = openImmoType(
    childAt(home, 'objektkategorie', 'objektart')?.children.find(({ name }) => name !== 'objektart_zusatz'),
  );
  const price = priceOf(home, id, source);
  const files = filesOf(home, { id, source, embedded });
  const common = { ...factsOf(home), ...price, ...files, ID: id, WebIDs: String(category) };
  const texts = textsOf(home, price.Price !== null);
  if ([...texts.values()].every(({ description }) => description === ''))
    source.warn({ line: childAt(home, 'freitexte')?.line ?? home.line, home: id, ...withoutText('freitexte') });
  for (const [language, { headline, description }] of texts) {
    const MainTypeName = LANGUAGES.includes(language as Language) ? names[language as Language] : names.de;
    yield {
      ...base,
      record: { ...common, language, MainTypeName, TypeDescription: headline, Description: description },
    };
  }
}

/** Elements of which the first with a value counts. */
const ENERGY = ['endenergiebedarf', 'energieverbrauchkennwert'];
const AVAILABLE = ['abdatum', 'verfuegbar_ab'];

function pathOf(home: XmlElement, field: string): readonly string[] {
  const pass = ['zustand_angaben', 'energiepass'];
  if (field === 'EnergyPerformance') return [...pass, ENERGY.find((name) => textAt(home, ...pass, name)) ?? ''];
  if (field === 'AvailabilityDate')
    return ['verwaltung_objekt', AVAILABLE.find((name) => textAt(home, 'verwaltung_objekt', name)) ?? ''];
  if (field !== 'Price') return SOURCES[field] ?? [];
  const price = childAt(home, 'preise')?.children.find(({ name, text }) => /preis|miete/.test(name) && text.trim());
  return price ? ['preise', price.name] : ['preise'];
}

/** `haustyp` of houses of which it says how many walls are free. */
const FACADES: Readonly<Record<string, string>> = {
  DOPPELHAUSHAELFTE: 'halfOpen',
  REIHENEND: 'halfOpen',
  REIHENHAUS: 'closed',
  REIHENMITTEL: 'closed',
};

/** Sides of balcony and terrace, the sunniest first: of several, that one counts. */
const SIDES: Readonly<Record<string, string>> = {
  ...{ SUED: 'south', SUEDWEST: 'southWest', SUEDOST: 'southEast', WEST: 'west', OST: 'east' },
  ...{ NORDWEST: 'northWest', NORDOST: 'northEast', NORD: 'north' },
};

function sideOf(home: XmlElement): string | undefined {
  const sides = childAt(home, 'ausstattung', 'ausricht_balkon_terrasse');
  return sides && SIDES[Object.keys(SIDES).find((name) => isTrue(attributeAt(sides, name))) ?? ''];
}

function factsOf(home: XmlElement): Record<string, unknown> {
  const at = (...path: string[]) => textAt(home, ...path);
  // `Klasse C` as well.
  const label = at('zustand_angaben', 'energiepass', 'wertklasse').replace(/^klasse /i, '');
  const energy = at(...pathOf(home, 'EnergyPerformance'));
  const storeys = at('geo', 'anzahl_etagen');
  const floor = at('geo', 'etage');
  const from = at(...pathOf(home, 'AvailabilityDate'));
  const facade = FACADES[attributeAt(home, 'haustyp', 'objektkategorie', 'objektart', 'haus').toUpperCase()];
  const side = sideOf(home);
  return {
    ModifyDate: at('verwaltung_techn', 'stand_vom'),
    City: at('geo', 'ort'),
    Zip: at('geo', 'plz'),
    Street: at('geo', 'strasse'),
    HouseNumber: at('geo', 'hausnummer'),
    PublishAddress: isTrue(at('verwaltung_objekt', 'objektadresse_freigeben')),
    CountryID: countryId(saidAt(home, 'iso_land', 'geo', 'land'), at('geo', 'plz')),
    Lat: saidAt(home, 'breitengrad', 'geo', 'geokoordinaten'),
    Lng: saidAt(home, 'laengengrad', 'geo', 'geokoordinaten'),
    Bedrooms: at('flaechen', 'anzahl_schlafzimmer'),
    Bathrooms: at('flaechen', 'anzahl_badezimmer'),
    SurfaceLiving: at('flaechen', 'wohnflaeche'),
    SurfaceGround: at('flaechen', 'grundstuecksflaeche'),
    ConstructionYear: at('zustand_angaben', 'baujahr'),
    ...(storeys ? { Floors: storeys } : {}),
    ...(floor ? { Floor: floor } : {}),
    ...(from ? { Availability: 'fromDate', AvailabilityDate: from } : {}),
    ...(facade ? { FacadeType: facade } : {}),
    ...(side ? { TerraceOrientation: side } : {}),
    ...(label ? { EPCLabelText: label } : {}),
    // What CRMs write for an unknown one.
    EnergyPerformance: Number(energy) === 0 ? '' : energy,
    ...openImmoHas(home),
  };
}
