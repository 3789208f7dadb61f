import type { Point } from '@facade/shared-domain/model';
import { perObject } from '@facade/shared-domain/per-object';
import { metresBetween } from '@facade/shared-domain/places/distance';
import { PER_DEGREE, type RoadNetwork } from '@facade/shared-domain/travel/road-network';
import { ROADS, SPEEDS, type TravelMode, WALKING } from '@facade/shared-domain/travel/travel-modes';
import FlatQueue from 'flatqueue';

/** Metres from a road within which one may start. */
const FARTHEST_START = 2000;

export interface Reached {
  /** Where one arrives in time: at junctions, and on the way to those that are too far. */
  points: Point[];
  /** The roads of the file end before the time does. */
  isCut: boolean;
}

/** A junction at which one may begin or arrive, and the pieces that begin there. */
interface Ways {
  /** Of each junction, where its pieces begin in `to` and `hours`; one more for the end. */
  start: Uint32Array;
  to: Uint32Array;
  hours: Float64Array;
}

/**
 * Where one is within this time on the fastest way, by the algorithm of Dijkstra.
 * @returns null if the point is not near a road, or one does not reach that road in time
 */
export function reachedPoints(network: RoadNetwork, from: Point, mode: TravelMode, minutes: number): Reached | null {
  const { start, to, hours } = waysOf(network)(mode);
  const first = nearestJunction(network, from, start);
  if (!first) return null;
  const limit = minutes / 60;
  const best = new Float64Array(network.lng.length).fill(Number.POSITIVE_INFINITY);
  const queue = new FlatQueue<number>();
  const visit = (junction: number, time: number) => {
    if (time >= (best[junction] ?? 0)) return;
    best[junction] = time;
    queue.push(junction, time);
  };
  visit(first.junction, first.metres / 1000 / WALKING);
  const points: Point[] = [];
  let isCut = false;
  for (let time = queue.peekValue(); time !== undefined && time <= limit; time = queue.peekValue()) {
    const at = queue.pop() ?? 0;
    // A faster way was found after this one was queued.
    if (time > (best[at] ?? 0)) continue;
    const here = placeOf(network, at);
    points.push(here);
    isCut ||= isAtEdge(network, here);
    for (let piece = start[at] ?? 0; piece < (start[at + 1] ?? 0); piece++) {
      const [next = 0, takes = 0] = [to[piece], hours[piece]];
      if (time + takes > limit) points.push(between(here, placeOf(network, next), (limit - time) / takes));
      else visit(next, time + takes);
    }
  }
  return points.length > 0 ? { points, isCut } : null;
}

const placeOf = ({ lng, lat }: RoadNetwork, at: number): Point => ({
  lng: (lng[at] ?? 0) / PER_DEGREE,
  lat: (lat[at] ?? 0) / PER_DEGREE,
});

const between = (a: Point, b: Point, part: number): Point => ({
  lng: a.lng + (b.lng - a.lng) * part,
  lat: a.lat + (b.lat - a.lat) * part,
});

/** The junction with a way that is nearest; null beyond {@link FARTHEST_START}. */
function nearestJunction(network: RoadNetwork, from: Point, start: Uint32Array) {
  let found: { junction: number; metres: number } | null = null;
  for (let junction = 0; junction < network.lng.length; junction++) {
    if (start[junction] === start[junction + 1]) continue;
    const metres = metresBetween(from, placeOf(network, junction));
    if (metres < (found?.metres ?? FARTHEST_START)) found = { junction, metres };
  }
  return found;
}

/** By network and mode: made once. */
const waysOf = perObject((network: RoadNetwork) => {
  const known: Partial<Record<TravelMode, Ways>> = {};
  return (mode: TravelMode): Ways => {
    known[mode] ??= makeWays(network, mode);
    return known[mode];
  };
});

function makeWays({ lng, from, to, metres, road, isOneWay }: RoadNetwork, mode: TravelMode): Ways {
  const ways: { at: number; to: number; hours: number }[] = [];
  for (let piece = 0; piece < from.length; piece++) {
    const speed = SPEEDS[mode][ROADS[road[piece] ?? 0] ?? 'motorway'];
    if (!speed) continue;
    const hours = (metres[piece] ?? 0) / 1000 / speed;
    const [a = 0, b = 0] = [from[piece], to[piece]];
    ways.push({ at: a, to: b, hours });
    // In Belgium most one-way streets are open to bicycles in both directions.
    if (mode !== 'car' || !isOneWay[piece]) ways.push({ at: b, to: a, hours });
  }
  ways.sort((a, b) => a.at - b.at);
  const start = new Uint32Array(lng.length + 1);
  for (const { at } of ways) start[at + 1] = (start[at + 1] ?? 0) + 1;
  for (let at = 0; at < lng.length; at++) start[at + 1] = (start[at + 1] ?? 0) + (start[at] ?? 0);
  return { start, to: Uint32Array.from(ways, ({ to }) => to), hours: Float64Array.from(ways, ({ hours }) => hours) };
}

/** Degrees from the edge of the network within which its roads have been cut off. */
const EDGE = 0.002;

const edgesOf = perObject(({ lng, lat }: RoadNetwork) => {
  const side = (values: Int32Array, best: (a: number, b: number) => number) =>
    values.reduce((found, value) => best(found, value), values[0] ?? 0) / PER_DEGREE;
  return {
    west: side(lng, Math.min) + EDGE,
    east: side(lng, Math.max) - EDGE,
    south: side(lat, Math.min) + EDGE,
    north: side(lat, Math.max) - EDGE,
  };
});

function isAtEdge(network: RoadNetwork, { lng, lat }: Point): boolean {
  const { west, east, south, north } = edgesOf(network);
  return lng < west || lng > east || lat < south || lat > north;
}
