import type { Point } from '../../model/index.ts';
import { areaOf, type Crossing, firstCrossing } from './rings.ts';

/** Maximum corners of a drawn area: enough for any hand-drawn shape, few enough for an address. */
export const MOST_DRAWN = 40;

/** Minimum area in square degrees, about seventy by sixty metres: less was drawn by mistake. */
const SMALLEST = 5e-7;

/** A corner this close to the line between its neighbours, relative to the area's size, is noise of the hand. */
const STRAIGHT = 0.006;

/** Part of an area that may be cut off without a report: the ends of a stroke cross where it closes. */
const UNNOTICED = 0.05;

export interface DrawnArea {
  /** Valid for `parsePolygon`. */
  corners: Point[];
  /** It crossed itself and was reduced to its largest part. */
  isMended: boolean;
}

/**
 * Turns a drawn area into a valid filter: at most {@link MOST_DRAWN} corners, five decimals, no crossing sides. Null if
 * it is too small.
 * @example drawnArea([{ lng: 3.7, lat: 50.6 }, { lng: 3.8, lat: 50.6 }, { lng: 3.8, lat: 50.7 }])?.isMended // false
 */
export function drawnArea(ring: readonly Point[]): DrawnArea | null {
  let corners = straightened(withFewer(withoutRepeats(ring.map(rounded))));
  let lost = 0;
  for (let crossing = firstCrossing(corners); crossing; crossing = firstCrossing(corners)) {
    const [larger, smaller] = apartAt(corners, crossing).sort((one, other) => areaOf(other) - areaOf(one));
    corners = larger ?? [];
    lost += areaOf(smaller ?? []);
  }
  const area = areaOf(corners);
  if (corners.length < 3 || area < SMALLEST) return null;
  return { corners, isMended: lost > UNNOTICED * (area + lost) };
}

/** The two rings that meet where a ring crosses itself; each has fewer corners. */
function apartAt(corners: readonly Point[], { sides: [i, j], at }: Crossing): [Point[], Point[]] {
  const place = rounded(at);
  const inner = [place, ...corners.slice(i + 1, j + 1)];
  const outer = [...corners.slice(0, i + 1), place, ...corners.slice(j + 1)];
  return [withoutRepeats(inner), withoutRepeats(outer)];
}

/** Removes the least important corners: those with the smallest triangle with their neighbours (Visvalingam). */
function withFewer(ring: readonly Point[]): Point[] {
  const corners = [...ring];
  while (corners.length > MOST_DRAWN) {
    const triangles = corners.map((_, index) => areaOf(triangleAt(corners, index)));
    corners.splice(triangles.indexOf(Math.min(...triangles)), 1);
  }
  return corners;
}

/** Removes corners on straight lines: a rectangle keeps four. */
function straightened(ring: readonly Point[]): Point[] {
  const corners = [...ring];
  const most = STRAIGHT * Math.sqrt(areaOf(ring));
  while (corners.length > 3) {
    const heights = corners.map((_, index) => heightOf(triangleAt(corners, index)));
    const least = Math.min(...heights);
    if (least > most) break;
    corners.splice(heights.indexOf(least), 1);
  }
  return corners;
}

type Triangle = [before: Point, corner: Point, after: Point];

const triangleAt = (corners: readonly Point[], index: number): Triangle => [
  corners.at(index - 1) as Point,
  corners[index] as Point,
  corners[(index + 1) % corners.length] as Point,
];

/** Distance of the middle corner from the line between the others. */
function heightOf([before, corner, after]: Triangle): number {
  const base = Math.hypot(after.lng - before.lng, after.lat - before.lat);
  return base === 0 ? 0 : (2 * areaOf([before, corner, after])) / base;
}

/** Removes corners that equal the previous one; the last one is the first one's previous. */
const withoutRepeats = (ring: readonly Point[]): Point[] =>
  ring.filter(({ lng, lat }, index) => {
    const before = ring.at(index - 1);
    return ring.length === 1 || before?.lng !== lng || before.lat !== lat;
  });

/** Five decimals are about a metre. */
const rounded = ({ lng, lat }: Point): Point => ({
  lng: Math.round(lng * 1e5) / 1e5,
  lat: Math.round(lat * 1e5) / 1e5,
});
