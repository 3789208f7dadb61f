import { ROADS, type Road } from '@facade/shared-domain/travel/travel-modes';
import { VectorTile } from '@mapbox/vector-tile';
import { PbfReader } from 'pbf';
import { eachTile, type Tile } from '../landmarks/tiles.ts';

/** A straight piece of a road, in units of the map: see {@link UNITS}. */
export interface Line {
  ax: number;
  ay: number;
  bx: number;
  by: number;
  road: Road;
  /** Cars may only go from a to b. */
  isOneWay: boolean;
}

/** The finest tiles are this many units wide; the whole map has 2^zoom of them. */
const UNITS = 4096;

export interface RoadLines {
  lines: Line[];
  /** Width of the whole map in units. */
  width: number;
}

/** The roads of the finest tiles of a PMTiles file in the OpenMapTiles schema, each cut off where its tile ends. */
export async function readLines(file: string): Promise<RoadLines> {
  const finest: Tile[] = [];
  const { maxZoom } = await eachTile(file, (tile) => {
    if (tile.zoom > (finest[0]?.zoom ?? 0)) finest.length = 0;
    finest.push(tile);
  });
  return {
    lines: finest.filter(({ zoom }) => zoom === maxZoom).flatMap((tile) => [...linesOf(tile)]),
    width: UNITS * 2 ** maxZoom,
  };
}

function* linesOf({ x, y, data }: Tile): Generator<Line> {
  const layer = new VectorTile(new PbfReader(data)).layers.transportation;
  for (let index = 0; layer && index < layer.length; index++) {
    const feature = layer.feature(index);
    const { class: road, oneway } = feature.properties;
    if (feature.type !== 2 || !isRoad(road)) continue;
    const scale = UNITS / layer.extent;
    for (const points of feature.loadGeometry())
      for (let at = 1; at < points.length; at++) {
        const [a, b] = [points[at - 1], points[at]];
        const piece = a && b && cut(a.x * scale, a.y * scale, b.x * scale, b.y * scale);
        if (!piece) continue;
        const [ax, ay, bx, by] = oneway === -1 ? [piece[2], piece[3], piece[0], piece[1]] : piece;
        const [left, top] = [x * UNITS, y * UNITS];
        yield { ax: left + ax, ay: top + ay, bx: left + bx, by: top + by, road, isOneWay: Boolean(oneway) };
      }
  }
}

const isRoad = (value: unknown): value is Road => ROADS.includes(value as Road);

/** The part of a line that is inside a tile, by the method of Liang and Barsky; null if there is none. */
function cut(ax: number, ay: number, bx: number, by: number): [number, number, number, number] | null {
  let [from, to] = [0, 1];
  for (const [start, step] of [
    [ax, bx - ax],
    [ay, by - ay],
  ] as const) {
    if (step === 0) {
      if (start < 0 || start > UNITS) return null;
      continue;
    }
    const [one, other] = [-start / step, (UNITS - start) / step];
    from = Math.max(from, Math.min(one, other));
    to = Math.min(to, Math.max(one, other));
  }
  if (from >= to) return null;
  return [ax + from * (bx - ax), ay + from * (by - ay), ax + to * (bx - ax), ay + to * (by - ay)];
}
