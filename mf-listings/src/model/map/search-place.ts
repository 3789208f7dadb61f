import type { Box, Position } from '@facade/map-kit/messages/guards';
import type { MapArea, MapView } from '@facade/map-kit/messages/map-message';
import type { BoundingBox, ListingFilters, Point } from '@facade/shared-domain/model';
import { without } from '../filters/groups.ts';

/** Where homes are searched on the map: one of these. */
export type SearchPlace = Partial<Pick<ListingFilters, 'within' | 'near' | 'bbox'>>;

/** The filters with this place and no other: towns, a radius, an area and a part of the map take each other's place. */
export const inPlace = (filters: ListingFilters, place: SearchPlace): ListingFilters => ({
  ...without(filters, ['within', 'near', 'bbox', 'cities']),
  ...place,
});

/** Whether the list is narrowed to a place that the map shows, and can take away. */
export const isOnMap = ({ within, near, bbox }: SearchPlace): boolean => Boolean(within || near || bbox);

/** The filters without that place. */
export const anywhere = (filters: ListingFilters): ListingFilters => without(filters, ['within', 'near', 'bbox']);

/** What the map draws of the place that is searched; null where that is a town or everywhere. */
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

/** Kilometres of a degree of latitude. */
const KM = 111.2;

/** What the map looks at to show all of it; a part of the map is seen as it was when it was chosen. */
export function viewOf(place: SearchPlace): MapView | null {
  const box = boxAround(place);
  return box && { box, ...(place.bbox && !place.within && !place.near && { tight: true }) };
}

function boxAround({ within, near, bbox }: SearchPlace): Box | null {
  if (within) {
    const [lngs, lats] = [within.map(({ lng }) => lng), within.map(({ lat }) => lat)];
    return [Math.min(...lngs), Math.min(...lats), Math.max(...lngs), Math.max(...lats)];
  }
  if (!near) return bbox ? [bbox.west, bbox.south, bbox.east, bbox.north] : null;
  const high = near.km / KM;
  const wide = high / Math.cos((near.lat * Math.PI) / 180);
  return [near.lng - wide, near.lat - high, near.lng + wide, near.lat + high];
}

function closed(corners: readonly Point[]): Position[] {
  const ring = corners.map(({ lng, lat }): Position => [lng, lat]);
  return [...ring, ...ring.slice(0, 1)];
}

/** Of what the map shows, the part that is searched; null where that is nothing. */
export function searchedPart([west, south, east, north]: Box, { bbox }: SearchPlace): BoundingBox | null {
  const part = {
    west: Math.max(west, bbox?.west ?? west),
    south: Math.max(south, bbox?.south ?? south),
    east: Math.min(east, bbox?.east ?? east),
    north: Math.min(north, bbox?.north ?? north),
  };
  return part.west < part.east && part.south < part.north ? part : null;
}

export const sidesOf = ([west, south, east, north]: Box): BoundingBox => ({ west, south, east, north });

/** Around the agency, until it is known where the homes are; the same object for the same place, so that the map stays. */
export function viewAround({ lat, lng }: Point): MapView {
  around[`${lat} ${lng}`] ??= { box: [lng - 0.2, lat - 0.12, lng + 0.2, lat + 0.12] };
  return around[`${lat} ${lng}`] as MapView;
}
const around: Record<string, MapView> = {};
