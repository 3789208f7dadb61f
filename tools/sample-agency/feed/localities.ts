import { readFileSync } from 'node:fs';
import { COUNTRY } from './codes.ts';

export interface Locality {
  zip: string;
  /** Name in the official language of the place, used in URLs. */
  name: string;
  nameNl: string;
  nameFr: string;
  /** WGS84, the centre within about 1 km. */
  lat: number;
  lng: number;
  municipality: string;
  /** Null outside Belgium. */
  region: 'wallonia' | 'flanders' | 'brussels' | null;
  countryId: number;
}

/** The agency has one property abroad; the table holds Belgium only. */
const beckerich: Locality = {
  zip: '8521',
  name: 'Beckerich',
  nameNl: 'Beckerich',
  nameFr: 'Beckerich',
  lat: 49.731,
  lng: 5.884,
  municipality: 'Beckerich',
  region: null,
  countryId: COUNTRY.luxembourg,
};

function parseLocality(line: string): Locality {
  const [zip = '', nameFr = '', nameNl = '', lat, lng, municipality = '', region] = line.split(',');
  if (region !== 'wallonia' && region !== 'flanders' && region !== 'brussels')
    throw new Error(`Locality without region: ${line}`);
  return {
    zip,
    name: region === 'flanders' ? nameNl : nameFr,
    nameNl,
    nameFr,
    lat: Number(lat),
    lng: Number(lng),
    municipality,
    region,
    countryId: COUNTRY.belgium,
  };
}

/** Every town the agency works in, in the order of the table. */
export const localities: readonly Locality[] = [
  ...readFileSync(`${import.meta.dirname}/localities.csv`, 'utf8')
    .split('\n')
    .filter((line) => /^\d/.test(line))
    .map(parseLocality),
  beckerich,
];

/** Finds a town by its French name; null for `''`. Throws on a name that is not in the table. */
export function localityOf(nameFr: string): Locality | null {
  if (nameFr === '') return null;
  const found = localities.find((locality) => locality.nameFr === nameFr);
  if (!found) throw new Error(`No such locality: ${nameFr}`);
  return found;
}

/** Kilometres as the crow flies. */
export function kilometresBetween(from: { lat: number; lng: number }, to: { lat: number; lng: number }): number {
  const north = (to.lat - from.lat) * 111.2;
  const east = (to.lng - from.lng) * 111.2 * Math.cos((from.lat * Math.PI) / 180);
  return Math.hypot(north, east);
}
