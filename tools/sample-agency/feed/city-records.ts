import { COUNTRY } from './codes.ts';
import { type Locality, localities } from './localities.ts';
import type { CityRecord, PropertyRecord } from './record.ts';

/** Names people use that are neither the French nor the Dutch one of the table. */
const NICKNAMES: Record<string, readonly string[]> = {
  Belœil: ['Beloeil'],
  Œudeghien: ['Oeudeghien'],
  Flobecq: ['Vloesberg'],
  Ellezelles: ['Elzele'],
  'Leuze-en-Hainaut': ['Leuze'],
  'Frasnes-lez-Anvaing': ['Frasnes'],
  Galmaarden: ['Pajottegem'],
};

function aliasesOf({ name, nameNl, nameFr }: Locality): string[] {
  return [...new Set([nameFr, nameNl, ...(NICKNAMES[name] ?? [])])].filter((alias) => alias !== name);
}

/** Every town, per language, with its number of properties. */
export function cityRecords(properties: readonly PropertyRecord[]): CityRecord[] {
  return localities.flatMap((locality) =>
    (['nl', 'fr'] as const).map((language) => ({
      Name: locality.name,
      Label: language === 'nl' ? locality.nameNl : locality.nameFr,
      Aliases: aliasesOf(locality),
      Zip: locality.zip,
      CountryID: locality.countryId,
      CountryName:
        locality.countryId === COUNTRY.luxembourg
          ? language === 'nl'
            ? 'Luxemburg'
            : 'Luxembourg'
          : language === 'nl'
            ? 'België'
            : 'Belgique',
      Municipality: locality.municipality,
      PropertyCount: properties.filter(
        (one) => one.language === language && one.City === locality.name && one.Zip === locality.zip,
      ).length,
      Lat: locality.lat,
      Lng: locality.lng,
      language,
    })),
  );
}
