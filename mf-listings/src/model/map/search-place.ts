import type { Box, Position } from '@facade/map-kit/messages/guards';
import type { MapArea } from '@facade/map-kit/messages/map-message';
import type { ListingFilters, Point } from '@facade/shared-domain/model';
import { without } from '../filters/groups.ts';

/** Where homes are searched on the map: one of these. */
export type SearchPlace = Partial<Pick<ListingFilters, 'within' | 'near' | 'bbox'>>;

/**
 * The filters with this place and no other. An area that is drawn, or a radius, also takes the place of the towns; the section of the
 * map that is in view narrows them.
 */
export const inPlace = (filters: ListingFilters, place: SearchPlace): ListingFilters => ({
  ...without(filters, ['within', 'near', 'bbox', ...(place.bbox ? [] : (['cities'] as const))]),
  ...place,
});

/** The filters without the area or the circle. */
export const anywhere = (filters: ListingFilters): ListingFilters => without(filters, ['within', 'near']);

/** What the map draws of the place that is searched; null where that is a town or everywhere. */
export function areaOf({ within, near }: SearchPlace): MapArea | null {
  if (within) return { parts: [[closed(within)]] };
  return near ? { center: [near.lng, near.lat], metres: near.km * 1000 } : null;
}

/** Kilometres of a degree of latitude. */
const KM = 111.2;

/** What the map looks at to show all of it. */
export function boxAround({ within, near }: SearchPlace): Box | null {
  if (within) {
    const [lngs, lats] = [within.map(({ lng }) => lng), within.map(({ lat }) => lat)];
    return [Math.min(...lngs), Math.min(...lats), Math.max(...lngs), Math.max(...lats)];
  }
  if (!near) return null;
  const high = near.km / KM;
  const wide = high / Math.cos((near.lat * Math.PI) / 180);
  return [near.lng - wide, near.lat - high, near.lng + wide, near.lat + high];
}

function closed(corners: readonly Point[]): Position[] {
  const ring = corners.map(({ lng, lat }): Position => [lng, lat]);
  return [...ring, ...ring.slice(0, 1)];
}
