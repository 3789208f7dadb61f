import { COUNTRY } from '../codes.ts';
import { type Locality, localities } from '../localities.ts';
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

/** Key of a town in the numbers of properties. */
export const townOf = ({ Zip, City }: Pick<PropertyRecord, 'Zip' | 'City'>): string => `${Zip} ${City}`;

/** Every town, per language, with its number of properties. */
export function cityRecords(properties: readonly PropertyRecord[]): CityRecord[] {
  const counts = new Map<string, number>();
  for (const property of properties)
    if (property.language === 'nl') counts.set(townOf(property), (counts.get(townOf(property)) ?? 0) + 1);
  return cityRecordsWith(counts);
}

/** The same with the numbers of properties by {@link townOf}. */
export function cityRecordsWith(counts: ReadonlyMap<string, number>): CityRecord[] {
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
      PropertyCount: counts.get(townOf({ Zip: locality.zip, City: locality.name })) ?? 0,
      Lat: locality.lat,
      Lng: locality.lng,
      language,
    })),
  );
}
