import { type Box, overlap } from './marker-box.ts';

/** Where a name is written: pixels from its place, and whether all of it can be read there. */
interface Spot {
  x: number;
  y: number;
  isFree: boolean;
}

/** Maximum pixels that a name moves: further away, it would name another place. */
const FARTHEST = 64;

/**
 * The shortest way out from under the markers: below, above, right or left of one that covers the name. Where there is
 * no room, the spot where the markers cover the least of it.
 */
export function besideMarkers(name: Box, markers: readonly Box[]): Spot {
  const reach = grown(name);
  const around = markers.filter((marker) => overlap(marker, reach));
  const spots = [{ x: 0, y: 0 }, ...around.filter((marker) => overlap(marker, name)).flatMap(waysOut(name))]
    .map(({ x, y }) => ({ x, y, far: Math.abs(x) + Math.abs(y), hidden: hiddenAt(moved(name, x, y), around) }))
    .filter(({ far }) => far <= FARTHEST)
    .sort((one, other) => one.hidden - other.hidden || one.far - other.far);
  const [best] = spots;
  return { x: best?.x ?? 0, y: best?.y ?? 0, isFree: best?.hidden === 0 };
}

const waysOut = (name: Box) => (marker: Box) => [
  { x: 0, y: marker.bottom - name.top },
  { x: 0, y: marker.top - name.bottom },
  { x: marker.right - name.left, y: 0 },
  { x: marker.left - name.right, y: 0 },
];

const moved = ({ left, top, right, bottom }: Box, x: number, y: number): Box => ({
  left: left + x,
  top: top + y,
  right: right + x,
  bottom: bottom + y,
});

/** All that a moved name may meet. */
const grown = ({ left, top, right, bottom }: Box): Box => ({
  left: left - FARTHEST,
  top: top - FARTHEST,
  right: right + FARTHEST,
  bottom: bottom + FARTHEST,
});

/** Covered area of a name in square pixels, rounded: with the large coordinates of a map, boxes that only touch may seem to overlap. */
const hiddenAt = (name: Box, markers: readonly Box[]): number =>
  Math.round(markers.reduce((sum, marker) => sum + shared(name, marker), 0));

const shared = (one: Box, other: Box): number =>
  overlap(one, other)
    ? (Math.min(one.right, other.right) - Math.max(one.left, other.left)) *
      (Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top))
    : 0;
