import { foldName } from '@facade/shared-domain/language/fold-text';
import type { Language } from '@facade/shared-domain/model';
import { type Area, areaAt } from '@facade/shared-domain/places/area-at';
import { townLabel } from '@facade/shared-domain/places/exonyms';
import { regionOf } from '@facade/shared-domain/places/region';
import type { StoredCity } from '../../platform/index.ts';

/** A municipality of the agency's map, and the towns in it that feed or map know. */
export interface Municipality {
  area: Area;
  /** Keys of its towns. */
  towns: string[];
}

/** @example municipalityId(area) // 'braine-le-comte' */
export const municipalityId = ({ names }: Pick<Area, 'names'>): string => foldName(names.fr).replaceAll(' ', '-');

/** Its name; in English and German the one of its region. */
export function municipalityName({ names, zip }: Pick<Area, 'names' | 'zip'>, language: Language): string {
  if (language === 'nl' || language === 'fr') return names[language];
  return townLabel(zip && regionOf(zip) === 'flanders' ? names.nl : names.fr, language);
}

/** By id. A town belongs to the municipality that its point lies in; without a point to none. */
export function groupTowns(towns: Iterable<[string, StoredCity]>, areas: readonly Area[]): Map<string, Municipality> {
  const bounded = areas.map((area) => ({ area, bounds: boundsOf(area) }));
  const grouped = new Map<string, Municipality>();
  for (const [key, { location }] of towns) {
    if (!location) continue;
    // Comparing a box first: a whole country has hundreds of outlines and thousands of towns.
    const close = bounded.filter(({ bounds }) => isIn(location, bounds)).map(({ area }) => area);
    const area = areaAt(location, close);
    if (!area) continue;
    const id = municipalityId(area);
    const municipality = grouped.get(id) ?? { area, towns: [] };
    municipality.towns.push(key);
    grouped.set(id, municipality);
  }
  return grouped;
}

interface Bounds {
  lat: [least: number, most: number];
  lng: [least: number, most: number];
}

function boundsOf({ parts }: Area): Bounds {
  const bounds: Bounds = { lat: [90, -90], lng: [180, -180] };
  for (const [lng = 0, lat = 0] of parts.flatMap(([outer = []]) => outer)) {
    bounds.lat = [Math.min(bounds.lat[0], lat), Math.max(bounds.lat[1], lat)];
    bounds.lng = [Math.min(bounds.lng[0], lng), Math.max(bounds.lng[1], lng)];
  }
  return bounds;
}

const isIn = ({ lat, lng }: { lat: number; lng: number }, bounds: Bounds): boolean =>
  lat >= bounds.lat[0] && lat <= bounds.lat[1] && lng >= bounds.lng[0] && lng <= bounds.lng[1];
