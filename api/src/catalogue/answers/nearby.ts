import type { Language, Nearby } from '@facade/shared-domain/model';
import { townLabel } from '@facade/shared-domain/places/exonyms';
import { type Landmark, type Landmarks, type Near, nearbyOf } from '@facade/shared-domain/places/nearby';
import type { StoredProperty } from '../../platform/index.ts';

/** A landmark from the agency's file, with its name in both languages. */
export interface NamedLandmark extends Landmark {
  names?: { fr: string; nl: string };
}

interface Station {
  names: { fr: string; nl: string };
  lat: number;
  lng: number;
}

/** What the agency's files say about its region. If there is a file of stations, the map's own stations are left out. */
export function regionOf(landmarks: Landmarks, stations: readonly Station[]): Landmarks<NamedLandmark> {
  if (stations.length === 0) return landmarks;
  const own = stations.map(({ names, lat, lng }) => ({ kind: 'station' as const, name: names.fr, names, lat, lng }));
  return { ...landmarks, all: [...own, ...landmarks.all.filter(({ kind }) => kind !== 'station')] };
}

/**
 * What is near a property or project, in one language; null if nothing is known. If the street is null, the address is hidden, as on
 * the map, even if the feed has a point.
 */
export function nearHome(
  { location, city, street }: Pick<StoredProperty, 'location' | 'city'> & { street?: string | null },
  region: Landmarks<NamedLandmark>,
  language: Language,
): Nearby | null {
  const near = nearbyOf(
    { location: location && { ...location, exact: location.exact && street !== null }, town: city },
    region,
  );
  return (
    near && {
      from: near.from,
      places: near.places.map(({ kind, landmark, metres }) => ({
        kind,
        name: nameIn({ kind, landmark }, language),
        metres,
      })),
    }
  );
}

function nameIn({ kind, landmark }: Pick<Near<NamedLandmark>, 'kind' | 'landmark'>, language: Language): string {
  const { name, names } = landmark;
  if (names) return language === 'nl' ? names.nl : names.fr;
  if (kind !== 'centre' && kind !== 'town') return name;
  return [...new Set(name.split(' - ').map((one) => townLabel(one, language)))].join(' - ');
}
