import { mapName } from '@facade/shared-domain/map/map-name';
import type { Language } from '@facade/shared-domain/model';
import { VectorTile, type VectorTileFeature } from '@mapbox/vector-tile';
import { PbfReader } from 'pbf';
import { PMTiles } from 'pmtiles';
import type { BaseMap } from '../../content/index.ts';
import { readPart } from '../../site/index.ts';

/** A point in points of the paper, from the middle of the map. */
export type Spot = readonly [x: number, y: number];

/** A feature of the street map (OpenMapTiles schema). */
export interface MapFeature {
  layer: string;
  /** `class`: `minor`, `residential`, `town`. */
  kind: string;
  isTunnel: boolean;
  /** In the language of the brochure; empty if it has none. */
  name: string;
  /** Rings of an area, pieces of a line, or single points. */
  parts: readonly (readonly Spot[])[];
}

/** What a map shows: at this zoom the whole world is 256 · 2^zoom points wide. */
export interface MapView {
  lat: number;
  lng: number;
  zoom: number;
}

export interface StreetMap {
  features: readonly MapFeature[];
  zoom: number;
}

/** The map of a home, only as precise as its page. */
export interface PlaceMap {
  features: readonly MapFeature[];
  zoom: number;
  /** The very spot; the outline of the municipality; or a circle around its centre. */
  mark: 'spot' | { rings: readonly (readonly Spot[])[] } | { radius: number };
}

/** What is printed of the layers of a tile: half of its features are house numbers and shops. */
const LAYERS: ReadonlySet<string> = new Set([
  'landuse',
  'landcover',
  'water',
  'building',
  'waterway',
  'transportation',
  'transportation_name',
  'place',
]);
/** Some producers split layers, such as `transportation_main`: the parts are drawn like the whole layer. */
const PART = /_(main|mid|detail)$/;
/** Coarser tiles show no streets. */
const COARSEST = 11;
/** Tiles may be shown twice as large as they are made for. */
const ENLARGED = 1;

/** Where a place is, in points from the corner of the world. */
export function project({ lat, lng }: { lat: number; lng: number }, zoom: number): Spot {
  const world = 256 * 2 ** zoom;
  const sine = Math.sin((lat * Math.PI) / 180);
  return [((lng + 180) / 360) * world, (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * world];
}

/**
 * The part of the agency's street map around a place. Where it has no fine tiles the view is coarser than wanted; null where it has
 * none that show streets.
 */
export async function readStreetMap(
  { file, size, key }: BaseMap,
  view: MapView,
  { width, height, language }: { width: number; height: number; language: Language },
): Promise<StreetMap | null> {
  const tiles = new PMTiles({
    getKey: () => key,
    getBytes: async (start, length) => {
      const bytes = await readPart(file, { start, end: Math.min(start + length, size) - 1 });
      return { data: new Uint8Array(bytes).buffer };
    },
  });
  const { maxZoom } = await tiles.getHeader();
  for (let level = Math.min(maxZoom, Math.max(COARSEST, Math.floor(view.zoom))); level >= COARSEST; level--) {
    const zoom = Math.min(view.zoom, level + ENLARGED);
    const [left, top] = project(view, zoom);
    const side = 256 * 2 ** (zoom - level);
    if (!(await tiles.getZxy(level, Math.floor(left / side), Math.floor(top / side)))) continue;
    const box = { width, height };
    const features: MapFeature[] = [];
    for (let x = Math.floor((left - width / 2) / side); x <= (left + width / 2) / side; x++)
      for (let y = Math.floor((top - height / 2) / side); y <= (top + height / 2) / side; y++) {
        const tile = await tiles.getZxy(level, x, y);
        if (tile)
          features.push(...featuresOf(tile.data, { x: x * side - left, y: y * side - top, side }, box, language));
      }
    return { features, zoom };
  }
  return null;
}

function* featuresOf(
  data: ArrayBuffer,
  at: { x: number; y: number; side: number },
  box: { width: number; height: number },
  language: Language,
): Generator<MapFeature> {
  const { layers } = new VectorTile(new PbfReader(data));
  for (const [part, layer] of Object.entries(layers)) {
    const name = part.replace(PART, '');
    if (!LAYERS.has(name)) continue;
    for (let index = 0; index < layer.length; index++) {
      const feature = layer.feature(index);
      const parts = partsOf(feature, at);
      if (!parts.some((some) => isSeen(some, box))) continue;
      const { class: kind, brunnel } = feature.properties;
      const get = (field: string) => (field === 'layer' ? name : feature.properties[field]);
      yield {
        layer: name,
        kind: String(kind ?? ''),
        isTunnel: brunnel === 'tunnel',
        name: mapName(language, { get }),
        parts,
      };
    }
  }
}

/** A hundredth of a point is enough for printers, and halves the file. */
const rounded = (value: number): number => Math.round(value * 100) / 100;

function partsOf(feature: VectorTileFeature, { x, y, side }: { x: number; y: number; side: number }): Spot[][] {
  const scale = side / feature.extent;
  return feature
    .loadGeometry()
    .map((part) => part.map((point): Spot => [rounded(x + point.x * scale), rounded(y + point.y * scale)]));
}

function isSeen(part: readonly Spot[], { width, height }: { width: number; height: number }): boolean {
  const [xs, ys] = [part.map(([x]) => x), part.map(([, y]) => y)];
  return (
    Math.max(...xs) >= -width / 2 &&
    Math.min(...xs) <= width / 2 &&
    Math.max(...ys) >= -height / 2 &&
    Math.min(...ys) <= height / 2
  );
}
