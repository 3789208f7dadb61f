import type { BoundingBox, Point } from '../../model/listing.ts';
import { areaOf, firstCrossing } from './rings.ts';

/** Maximum corners of a drawn area: enough for drawing by hand, and each costs time on the server. */
export const MAX_CORNERS = 100;

/**
 * Minimum area in square degrees: corners on one line enclose nothing. The smallest triangle with five decimals has
 * five times as much.
 */
const NOTHING = 1e-11;

/** Maximum radius around a point, in kilometres. */
export const MAX_KM = 200;

/**
 * Parses `west,south,east,north` in WGS84 degrees; null unless west < east and south < north.
 * @example parseBoundingBox('3.5,50.5,4.1,50.8') // { west: 3.5, south: 50.5, east: 4.1, north: 50.8 }
 */
export function parseBoundingBox(value: string): BoundingBox | null {
  const numbers = parseNumbers(value, ',');
  if (numbers?.length !== 4) return null;
  const [west = 0, south = 0, east = 0, north = 0] = numbers;
  if (!isPoint({ lng: west, lat: south }) || !isPoint({ lng: east, lat: north })) return null;
  return west < east && south < north ? { west, south, east, north } : null;
}

/**
 * Parses the corners of an area, `lng lat,lng lat,…` (at least three); null if they enclose nothing, or the sides cross
 * each other.
 * @example parsePolygon('3.7 50.6,3.8 50.6,3.8 50.7') // [{ lng: 3.7, lat: 50.6 }, …]
 */
export function parsePolygon(value: string): Point[] | null {
  const corners = value.split(',');
  if (corners.length > MAX_CORNERS + 1) return null;
  const points: Point[] = [];
  for (const corner of corners) {
    const numbers = parseNumbers(corner.trim(), ' ');
    if (numbers?.length !== 2) return null;
    const [lng = 0, lat = 0] = numbers;
    if (!isPoint({ lat, lng })) return null;
    points.push({ lng, lat });
  }
  const [first, last] = [points[0], points.at(-1)];
  // GIS programs repeat the first corner at the end.
  if (first && last && points.length > 1 && isSame(first, last)) points.pop();
  if (points.length < 3 || points.length > MAX_CORNERS || areaOf(points) <= NOTHING) return null;
  return firstCrossing(points) ? null : points;
}

/**
 * Parses `lat,lng,km`; null if a number is missing or out of range, or the radius exceeds {@link MAX_KM}.
 * @example parseNear('50.63,3.78,10') // { lat: 50.63, lng: 3.78, km: 10 }
 */
export function parseNear(value: string): (Point & { km: number }) | null {
  const numbers = parseNumbers(value, ',');
  if (numbers?.length !== 3) return null;
  const [lat = 0, lng = 0, km = 0] = numbers;
  return isPoint({ lat, lng }) && km > 0 && km <= MAX_KM ? { lat, lng, km } : null;
}

const isPoint = ({ lat, lng }: Point): boolean => Math.abs(lat) <= 90 && Math.abs(lng) <= 180;

const isSame = (one: Point, other: Point): boolean => one.lat === other.lat && one.lng === other.lng;

const NUMBER = /^-?\d{1,3}(\.\d{1,15})?$/;

function parseNumbers(value: string, separator: string): number[] | null {
  const parts = value.split(separator);
  return parts.every((part) => NUMBER.test(part)) ? parts.map(Number) : null;
}
