import { drawnArea } from '@facade/shared-domain/listing/area/drawn-area';
import type { Point, Reach } from '@facade/shared-domain/model';
import { KM_PER_DEGREE } from '@facade/shared-domain/places/distance';
import type { RoadNetwork } from '@facade/shared-domain/travel/road-network';
import type { TravelMode } from '@facade/shared-domain/travel/travel-modes';
import concaveman from 'concaveman';
import { reachedPoints } from './reached-points.ts';

/** Of the outline: 1 follows every road, infinity is a convex shape. */
const CONCAVITY = 2;

/** Kilometres: shorter sides of the outline stay straight. */
const SHORTEST = 0.4;

/**
 * The area that one reaches within this time, as a filter that lists understand. Null where the point is not near a road, or the area
 * is too small to search in.
 */
export function reach(network: RoadNetwork, from: Point, mode: TravelMode, minutes: number): Reach | null {
  const reached = reachedPoints(network, from, mode, minutes);
  if (!reached) return null;
  // On a plane in kilometres: a degree of longitude is shorter than one of latitude.
  const wide = KM_PER_DEGREE * Math.cos((from.lat * Math.PI) / 180);
  const plane = reached.points.map(({ lng, lat }) => [lng * wide, lat * KM_PER_DEGREE] as const);
  const outline = concaveman(plane, CONCAVITY, SHORTEST).map(([x, y]) => ({ lng: x / wide, lat: y / KM_PER_DEGREE }));
  const area = drawnArea(outline);
  return area && { corners: area.corners, isCut: reached.isCut };
}
