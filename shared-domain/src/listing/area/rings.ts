import type { Point } from '../../model/listing.ts';

/** A point where two sides of a ring meet that are not neighbours. Side `n` goes from corner `n` to the next. */
export interface Crossing {
  sides: [number, number];
  at: Point;
}

/**
 * The first place where a ring crosses or touches itself; null for a simple one.
 * @example firstCrossing([{ lng: 0, lat: 0 }, { lng: 1, lat: 1 }, { lng: 1, lat: 0 }, { lng: 0, lat: 1 }])?.at // { lng: 0.5, lat: 0.5 }
 */
export function firstCrossing(corners: readonly Point[]): Crossing | null {
  const last = corners.length - 1;
  const sideAt = (index: number): Side => [corners[index] as Point, corners[(index + 1) % corners.length] as Point];
  for (let i = 0; i <= last; i += 1)
    for (let j = i + 2; j <= last; j += 1) {
      if (i === 0 && j === last) continue;
      const at = commonPoint(sideAt(i), sideAt(j));
      if (at) return { sides: [i, j], at };
    }
  return null;
}

/** Area of a simple ring in square degrees, for either orientation. */
export const areaOf = (corners: readonly Point[]): number =>
  Math.abs(
    corners.reduce((sum, { lng, lat }, index) => {
      const next = corners[(index + 1) % corners.length] as Point;
      return sum + lng * next.lat - next.lng * lat;
    }, 0),
  ) / 2;

type Side = [Point, Point];

/** The point where two sides cross, or where the end of one is on the other. */
function commonPoint([a, b]: Side, [c, d]: Side): Point | null {
  const [toC, toD, toA, toB] = [turn(a, b, c), turn(a, b, d), turn(c, d, a), turn(c, d, b)];
  if (toC * toD < 0 && toA * toB < 0) {
    const part = toC / (toC - toD);
    return { lng: c.lng + part * (d.lng - c.lng), lat: c.lat + part * (d.lat - c.lat) };
  }
  if (toC === 0 && isBetween(a, c, b)) return c;
  if (toD === 0 && isBetween(a, d, b)) return d;
  if (toA === 0 && isBetween(c, a, d)) return a;
  return toB === 0 && isBetween(c, b, d) ? b : null;
}

/** Positive if the path from a over b to c turns left, 0 if it is straight. */
const turn = (a: Point, b: Point, c: Point): number =>
  (b.lng - a.lng) * (c.lat - a.lat) - (b.lat - a.lat) * (c.lng - a.lng);

/** For three points on one line. */
const isBetween = (a: Point, point: Point, b: Point): boolean =>
  point.lng >= Math.min(a.lng, b.lng) &&
  point.lng <= Math.max(a.lng, b.lng) &&
  point.lat >= Math.min(a.lat, b.lat) &&
  point.lat <= Math.max(a.lat, b.lat);
