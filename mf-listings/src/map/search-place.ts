import type { Box, Position } from '@facade/map-kit/messages/guards';
import type { MapArea, MapView } from '@facade/map-kit/messages/map-message';
import type { BoundingBox, ListingFilters, Point } from '@facade/shared-domain/model';
import { KM_PER_DEGREE } from '@facade/shared-domain/places/distance';
import { without } from '../filters/groups.ts';

/** A place searched on the map: one of these. */
export type SearchPlace = Partial<Pick<ListingFilters, 'within' | 'travel' | 'near' | 'bbox'>>;

/** The filters with this place and no other: towns, a radius, an area and a part of the map replace one another. */
export const inPlace = (filters: ListingFilters, place: SearchPlace): ListingFilters => ({
  ...without(filters, ['within', 'near', 'bbox', 'cities']),
  ...place,
});

/** Whether a place was searched on the map, which can also remove it. */
export const isOnMap = ({ within, near, bbox }: SearchPlace): boolean => Boolean(within || near || bbox);

/** An area or a circle, which stays searched wherever the map goes. */
export const hasArea = ({ within, near }: SearchPlace): boolean => Boolean(within || near);

/** The filters without a place from the map. */
export const anywhere = (filters: ListingFilters): ListingFilters => without(filters, ['within', 'near', 'bbox']);

/** The searched place as an area on the map; null for a town, or without a place. */
export function areaOf({ within, near, bbox }: SearchPlace): MapArea | null {
  if (within) return { parts: [[closed(within)]] };
  if (near) return { center: [near.lng, near.lat], metres: near.km * 1000 };
  if (!bbox) return null;
  const { west, south, east, north } = bbox;
  const corners = [
    { lng: west, lat: south },
    { lng: east, lat: south },
    { lng: east, lat: north },
    { lng: west, lat: north },
  ];
  return { parts: [[closed(corners)]], bare: true };
}

/** The view that shows the whole place. A part of the map is shown exactly as it was when it was selected. */
export function viewOf(place: SearchPlace): MapView | null {
  const box = boxAround(place);
  return box && { box, ...(place.bbox && !hasArea(place) && { tight: true }) };
}

function boxAround({ within, near, bbox }: SearchPlace): Box | null {
  if (within) {
    const [lngs, lats] = [within.map(({ lng }) => lng), within.map(({ lat }) => lat)];
    return [Math.min(...lngs), Math.min(...lats), Math.max(...lngs), Math.max(...lats)];
  }
  if (!near) return partOf({ bbox });
  const high = near.km / KM_PER_DEGREE;
  const wide = high / Math.cos((near.lat * Math.PI) / 180);
  return [near.lng - wide, near.lat - high, near.lng + wide, near.lat + high];
}

function closed(corners: readonly Point[]): Position[] {
  const ring = corners.map(({ lng, lat }): Position => [lng, lat]);
  return [...ring, ...ring.slice(0, 1)];
}

/** The searched part of the visible map; null if there is none. */
export function searchedPart([west, south, east, north]: Box, { bbox }: SearchPlace): BoundingBox | null {
  const part = {
    west: Math.max(west, bbox?.west ?? west),
    south: Math.max(south, bbox?.south ?? south),
    east: Math.min(east, bbox?.east ?? east),
    north: Math.min(north, bbox?.north ?? north),
  };
  return part.west < part.east && part.south < part.north ? part : null;
}

/** The part of the map that is searched, as the map reports its own. */
export const partOf = ({ bbox }: SearchPlace): Box | null =>
  bbox ? [bbox.west, bbox.south, bbox.east, bbox.north] : null;

export const sidesOf = ([west, south, east, north]: Box): BoundingBox => ({ west, south, east, north });

/**
 * Around the town of the list or the agency, while no locations of homes are known. Always the same object for the same place, so that
 * the map does not move.
 */
export function viewAround({ lat, lng }: Point): MapView {
  around[`${lat} ${lng}`] ??= { box: [lng - 0.2, lat - 0.12, lng + 0.2, lat + 0.12] };
  return around[`${lat} ${lng}`] as MapView;
}
const around: Record<string, MapView> = {};
