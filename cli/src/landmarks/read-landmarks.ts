import type { BoundingBox } from '@facade/shared-domain/model';
import { metresBetween } from '@facade/shared-domain/places/distance';
import type { Landmark } from '@facade/shared-domain/places/nearby';
import { VectorTile, type VectorTileLayer } from '@mapbox/vector-tile';
import { PbfReader } from 'pbf';
import { kindOf } from './kind-of.ts';
import { boxOf, eachTile, type Tile } from './tiles.ts';

const LAYERS = ['place', 'poi'] as const;

/** Decimals of a degree: about a metre. */
const PRECISION = 5;

/**
 * Metres within which two points of a name are the same thing: tiles overlap, and in coarse ones a town is shown beside where it is.
 */
const SAME = { place: 2000, poi: 50 };

/** The landmarks of a street map, and the ground of its finest tiles, which have the details. */
export interface MapLandmarks {
  all: Landmark[];
  covered: BoundingBox | null;
}

/** Reads them out of a PMTiles file in the OpenMapTiles schema. Finer tiles win over coarse ones. */
export async function readLandmarks(file: string): Promise<MapLandmarks> {
  const found = new Map<string, Landmark[]>();
  const boxes: { zoom: number; box: BoundingBox }[] = [];
  const { maxZoom, bounds } = await eachTile(file, (tile) => {
    boxes.push({ zoom: tile.zoom, box: boxOf(tile) });
    const { layers } = new VectorTile(new PbfReader(tile.data));
    for (const name of LAYERS) for (const landmark of landmarksOf(tile, name, layers[name])) add(found, landmark, name);
  });
  const finest = boxes.filter(({ zoom }) => zoom === maxZoom).map(({ box }) => box);
  // Coarse tiles reach far beyond the region and name only some of what is there.
  const all = [...found.values()].flat().filter((landmark) => isIn(bounds, landmark));
  return { all: all.toSorted(inOrder), covered: finest.length > 0 ? around(finest) : null };
}

function add(found: Map<string, Landmark[]>, landmark: Landmark, layer: (typeof LAYERS)[number]): void {
  // A village that has grown is a town in finer tiles, so the kind of a settlement is ignored.
  const key = layer === 'place' ? landmark.name : `${landmark.kind}|${landmark.name}`;
  const others = (found.get(key) ?? []).filter((other) => metresBetween(other, landmark) > SAME[layer]);
  found.set(key, [...others, landmark]);
}

function* landmarksOf(
  { zoom, x, y }: Tile,
  name: (typeof LAYERS)[number],
  layer: VectorTileLayer | undefined,
): Generator<Landmark> {
  for (let index = 0; layer && index < layer.length; index++) {
    const feature = layer.feature(index);
    const kind = kindOf(name, feature.properties);
    if (!kind) continue;
    const { geometry } = feature.toGeoJSON(x, y, zoom);
    if (geometry.type !== 'Point') continue;
    const [lng = 0, lat = 0] = geometry.coordinates;
    const title = String(feature.properties['name:latin'] ?? feature.properties.name ?? '').trim();
    // A settlement without a name cannot be shown.
    if (title || name === 'poi') yield { kind, name: title, lat: rounded(lat), lng: rounded(lng) };
  }
}

const isIn = ({ west, south, east, north }: BoundingBox, { lat, lng }: Landmark): boolean =>
  lng >= west && lng <= east && lat >= south && lat <= north;

const rounded = (degrees: number): number => Number(degrees.toFixed(PRECISION));

/** The same map gives the same file, so that a new one shows what has changed. */
const inOrder = (a: Landmark, b: Landmark): number =>
  a.kind.localeCompare(b.kind) || a.name.localeCompare(b.name) || a.lng - b.lng || a.lat - b.lat;

const around = (boxes: BoundingBox[]): BoundingBox => ({
  west: Math.min(...boxes.map(({ west }) => west)),
  south: Math.min(...boxes.map(({ south }) => south)),
  east: Math.max(...boxes.map(({ east }) => east)),
  north: Math.max(...boxes.map(({ north }) => north)),
});
