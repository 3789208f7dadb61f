import Circle from 'ol/geom/Circle.js';
import { fromLonLat, getPointResolution } from 'ol/proj.js';

/** A circle of that many metres on the ground: the map's own metres grow towards the poles. */
export function groundCircle({ lat, lng }: { lat: number; lng: number }, metres: number): Circle {
  const center = fromLonLat([lng, lat]);
  return new Circle(center, metres / getPointResolution('EPSG:3857', 1, center, 'm'));
}
