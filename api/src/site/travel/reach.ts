import { drawnArea } from '@facade/shared-domain/listing/area/drawn-area';
import type { Point, Reach } from '@facade/shared-domain/model';
import type { RoadNetwork } from '@facade/shared-domain/travel/road-network';
import type { TravelMode } from '@facade/shared-domain/travel/travel-modes';
import concaveman from 'concaveman';
import { reachedPoints } from './reached-points.ts';

/** Of the outline: 1 follows every road, infinity is a convex shape. */
const CONCAVITY = 2;

/** Kilometres: shorter sides of the outline stay straight. */
const SHORTEST = 0.4;

/** Kilometres of a degree of latitude. */
const DEGREE = 111.2;

/**
 * The area that one reaches within this time, as a filter that lists understand. Null where the point is not near a road, or the area
 * is too small to search in.
 */
export function reach(network: RoadNetwork, from: Point, mode: TravelMode, minutes: number): Reach | null {
  const reached = reachedPoints(network, from, mode, minutes);
  if (!reached) return null;
  // On a plane in kilometres: a degree of longitude is shorter than one of latitude.
  const wide = DEGREE * Math.cos((from.lat * Math.PI) / 180);
  const plane = reached.points.map(({ lng, lat }) => [lng * wide, lat * DEGREE] as const);
  const outline = concaveman(plane, CONCAVITY, SHORTEST).map(([x, y]) => ({ lng: x / wide, lat: y / DEGREE }));
  const area = drawnArea(outline);
  return area && { corners: area.corners, isCut: reached.isCut };
}
