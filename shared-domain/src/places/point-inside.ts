import type { Point } from '../model/index.ts';
import { type Area, crossing } from './area-at.ts';

/**
 * A point in an area, for a label or as the centre of a radius: the middle of the longest inner segment of a line through the middle of
 * the largest part.
 * @example pointInside(ath) // { lat: 50.63402, lng: 3.77851 }
 */
export function pointInside({ parts }: Pick<Area, 'parts'>): Point {
  const rings = [...parts].sort((a, b) => (b[0]?.length ?? 0) - (a[0]?.length ?? 0))[0] ?? [];
  const heights = (rings[0] ?? []).map(([, y = 0]) => y);
  const lat = (Math.min(...heights) + Math.max(...heights)) / 2;
  const crossings = rings.flatMap((ring) =>
    ring.flatMap((to, index) => crossing(ring.at(index - 1) ?? [], to, lat) ?? []),
  );
  crossings.sort((a, b) => a - b);
  let [lng, longest] = [0, -1];
  for (let index = 0; index + 1 < crossings.length; index += 2) {
    const [from = 0, to = 0] = crossings.slice(index, index + 2);
    if (to - from > longest) [lng, longest] = [(from + to) / 2, to - from];
  }
  return { lat: round(lat), lng: round(lng) };
}

/** Five decimals are a metre. */
const round = (degrees: number): number => Math.round(degrees * 1e5) / 1e5;
