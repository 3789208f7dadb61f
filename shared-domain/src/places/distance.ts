import type { Point } from '../model/index.ts';

const EARTH_METRES = 6_371_008;

/** Kilometres per degree of latitude, for what is worked out on a plane: accurate enough for 200 km. */
export const KM_PER_DEGREE = 111.2;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/**
 * Metres between two points as the crow flies (haversine).
 * @example metresBetween({ lat: 50.63, lng: 3.778 }, { lat: 50.63, lng: 3.792 }) // about 987
 */
export function metresBetween(from: Point, to: Point): number {
  const halfLat = Math.sin(radians(to.lat - from.lat) / 2);
  const halfLng = Math.sin(radians(to.lng - from.lng) / 2);
  const chord = halfLat ** 2 + Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * halfLng ** 2;
  return 2 * EARTH_METRES * Math.asin(Math.min(1, Math.sqrt(chord)));
}

/**
 * A distance no finer than maps and stations are right: in steps of 100 m up to 10 km, then of 1 km; a step at least.
 * @example roundMetres(1263) // 1300
 */
export function roundMetres(metres: number): number {
  const step = metres < 9950 ? 100 : 1000;
  return Math.max(step, Math.round(metres / step) * step);
}
