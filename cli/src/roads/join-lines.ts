import { PER_DEGREE, type RoadNetwork } from '@facade/shared-domain/travel/road-network';
import { ROADS } from '@facade/shared-domain/travel/travel-modes';
import type { Line, RoadLines } from './lines.ts';

/** Ends this near are one junction, in units of the map: about a metre. Tiles round their corners, each on its own grid. */
const SAME = 3;

/** Side of a cell in which junctions are looked for. */
const CELL = 8;

/** Metres around the equator. */
const EQUATOR = 40_075_017;

/** Fits into a column of the file. */
const LONGEST = 65_535;

interface Piece {
  from: number;
  to: number;
  metres: number;
  road: number;
  isOneWay: boolean;
}

/** Makes a network of lines: ends that meet are a junction, and a point with two neighbours on the same road is none. */
export function joinLines({ lines, width }: RoadLines): RoadNetwork {
  const points = new Points();
  const pieces = lines.flatMap((line) => pieceOf(line, points, width));
  const joined = withoutBends(pieces, points.x.length);
  return packed(withoutIslands(joined, points.x.length), points, width);
}

/** Points, each of which is the nearest within {@link SAME} of all that were asked for. */
class Points {
  readonly x: number[] = [];
  readonly y: number[] = [];
  readonly #cells = new Map<number, number[]>();

  at(x: number, y: number): number {
    for (let dx = -1; dx <= 1; dx++)
      for (let dy = -1; dy <= 1; dy++)
        for (const point of this.#cells.get(keyOf(x + dx * CELL, y + dy * CELL)) ?? [])
          if (Math.hypot((this.x[point] ?? 0) - x, (this.y[point] ?? 0) - y) <= SAME) return point;
    const key = keyOf(x, y);
    const cell = this.#cells.get(key) ?? [];
    this.#cells.set(key, cell);
    cell.push(this.x.length);
    this.y.push(y);
    return this.x.push(x) - 1;
  }
}

const keyOf = (x: number, y: number): number => Math.floor(x / CELL) * 2 ** 26 + Math.floor(y / CELL);

function pieceOf({ ax, ay, bx, by, road, isOneWay }: Line, points: Points, width: number): Piece[] {
  const [from, to] = [points.at(ax, ay), points.at(bx, by)];
  const metres = Math.hypot(bx - ax, by - ay) * metresPerUnit((ay + by) / 2, width);
  return from === to ? [] : [{ from, to, metres, road: ROADS.indexOf(road), isOneWay }];
}

const latitudeAt = (y: number, width: number): number =>
  (Math.atan(Math.sinh(Math.PI * (1 - (2 * y) / width))) * 180) / Math.PI;

const metresPerUnit = (y: number, width: number): number =>
  (EQUATOR / width) * Math.cos((latitudeAt(y, width) * Math.PI) / 180);

/** Joins the two pieces at each point that only they have, where they are the same road in the same direction. */
function withoutBends(pieces: Piece[], count: number): Piece[] {
  const at: Piece[][] = Array.from({ length: count }, () => []);
  const alive = new Set(pieces);
  for (const piece of pieces) for (const end of [piece.from, piece.to]) at[end]?.push(piece);
  for (let point = 0; point < count; point++) {
    const [one, other, ...more] = at[point] ?? [];
    if (!one || !other || more.length > 0 || one === other) continue;
    const joined = join(one, other, point);
    if (!joined) continue;
    for (const old of [one, other]) {
      alive.delete(old);
      for (const end of [old.from, old.to]) at[end] = (at[end] ?? []).filter((piece) => piece !== old);
    }
    alive.add(joined);
    for (const end of [joined.from, joined.to]) at[end]?.push(joined);
  }
  return [...alive];
}

function join(one: Piece, other: Piece, point: number): Piece | null {
  const metres = one.metres + other.metres;
  if (one.road !== other.road || one.isOneWay !== other.isOneWay || metres > LONGEST) return null;
  const [first, second] = one.to === point ? [one, other] : [other, one];
  if (one.isOneWay && (first.to !== point || second.from !== point)) return null;
  const from = first.to === point ? first.from : first.to;
  const to = second.from === point ? second.to : second.from;
  // A loop without a junction leads nowhere, but must not become a piece from a point to itself.
  return from === to ? null : { ...one, from, to, metres };
}

/** Of a network that falls apart only the largest part: from the others one would reach next to nothing. */
function withoutIslands(pieces: readonly Piece[], count: number): Piece[] {
  const parent = Uint32Array.from({ length: count }, (_, point) => point);
  const root = (point: number): number => {
    let at = point;
    while (parent[at] !== at) {
      parent[at] = parent[parent[at] ?? at] ?? at;
      at = parent[at] ?? at;
    }
    return at;
  };
  for (const { from, to } of pieces) parent[root(from)] = root(to);
  const groups = Map.groupBy(pieces, ({ from }) => root(from));
  return [...groups.values()].sort((a, b) => b.length - a.length)[0] ?? [];
}

/** Numbers the junctions that are left, in the order of their pieces. */
function packed(pieces: readonly Piece[], points: Points, width: number): RoadNetwork {
  const numbers = new Map<number, number>();
  const numberOf = (point: number): number => {
    const known = numbers.get(point) ?? numbers.size;
    numbers.set(point, known);
    return known;
  };
  const [from, to] = [pieces.map((piece) => numberOf(piece.from)), pieces.map((piece) => numberOf(piece.to))];
  const kept = [...numbers.keys()];
  const degrees = (value: number) => Math.round(value * PER_DEGREE);
  return {
    lng: Int32Array.from(kept, (point) => degrees(((points.x[point] ?? 0) / width) * 360 - 180)),
    lat: Int32Array.from(kept, (point) => degrees(latitudeAt(points.y[point] ?? 0, width))),
    from: Uint32Array.from(from),
    to: Uint32Array.from(to),
    metres: Uint16Array.from(pieces, ({ metres }) => Math.max(1, Math.round(metres))),
    road: Uint8Array.from(pieces, ({ road }) => road),
    isOneWay: Uint8Array.from(pieces, ({ isOneWay }) => Number(isOneWay)),
  };
}
