import type { Box, MarkerId } from '@facade/map-kit/messages/guards';
import type { MapFeature } from '@facade/shared-domain/model';
import type { CardProperty } from '../cards/card-data.ts';
import { markerId } from './list-message.ts';

type Placed = Pick<CardProperty, 'id' | 'location'>;

/** What the map shows at the moment. */
export interface Shown {
  features: readonly MapFeature[];
  box: Box | null;
}

/**
 * The marker of a home: its own, or that of its cluster. A cluster does not list its homes, so it is the nearest cluster, for a home in the
 * visible part of the map.
 */
export function markerOf({ id, location }: Placed, { features, box }: Shown): MarkerId | null {
  const isHome = ({ properties }: MapFeature) => 'id' in properties && properties.id === id;
  if (features.some(isHome)) return id;
  if (!location || !box || !isIn(box, location)) return null;
  const clusters = features.filter(({ properties }) => 'count' in properties);
  const distances = clusters.map(({ geometry: { coordinates } }) =>
    Math.hypot((coordinates[0] - location.lng) * LNG_TO_LAT, coordinates[1] - location.lat),
  );
  const nearest = clusters[distances.indexOf(Math.min(...distances))];
  return nearest ? markerId(nearest) : null;
}

/** Ids of the homes that these markers stand for. */
export const homesOf = (markers: readonly MarkerId[], homes: readonly Placed[], shown: Shown): number[] =>
  markers.length === 0 ? [] : homes.filter((home) => markers.includes(markerOf(home, shown) ?? '')).map(({ id }) => id);

/** Length of a degree of longitude relative to one of latitude, in Belgium. */
const LNG_TO_LAT = 0.63;

/** Whether a place is in a box. */
export const isIn = ([west, south, east, north]: Box, { lng, lat }: { lng: number; lat: number }): boolean =>
  west <= lng && lng <= east && south <= lat && lat <= north;
