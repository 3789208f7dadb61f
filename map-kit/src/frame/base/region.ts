import type OlMap from 'ol/Map.js';
import { toLonLat } from 'ol/proj.js';
import { type PMTiles, PMTiles as PMTilesFile } from 'pmtiles';
import { finestTile, type TileAt } from './tile-source.ts';

/**
 * The useful maximum zoom for the finest tile of a place. A tile of zoom 14 has its natural size at zoom 15 of the map.
 */
const nearestZoom = (finest: number): number => (finest >= 14 ? finest + 4 : finest + 2);

/** Deepest tiles of the OpenMapTiles schema. */
const DEEPEST = 14;

const tileAt = ([lng = 0, lat = 0]: number[], z = DEEPEST): TileAt => {
  const side = 2 ** z;
  const sine = Math.sin((lat * Math.PI) / 180);
  const y = 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI);
  return { z, x: Math.floor(((lng + 180) / 360) * side), y: Math.floor(y * side) };
};

/** Whether the map has data for the view at this zoom. A tile has its natural size one zoom deeper than its own. */
export async function hasGround(file: Pick<PMTiles, 'getZxy'>, place: number[], zoom: number): Promise<boolean> {
  const z = Math.min(DEEPEST, Math.max(0, Math.round(zoom) - 1));
  return (await finestTile(file, tileAt(place, z))) !== null;
}

export interface RegionEvents {
  /** The map is zoomed in deeper than the file has data: it zooms out to this zoom automatically. */
  onTooNear(most: number): void;
  /** Whether the view has streets. */
  onGround(isThere: boolean): void;
}

/** Limits the zoom to the data of the file, and reports where the file ends. A stale answer about an earlier view is ignored. */
export function followRegion(
  map: Pick<OlMap, 'getView' | 'on'>,
  url: string,
  events: RegionEvents,
  file: Pick<PMTiles, 'getZxy'> = new PMTilesFile(url),
): void {
  const view = map.getView();
  let moves = 0;
  map.on('moveend', async () => {
    const center = view.getCenter();
    if (!center) return;
    moves += 1;
    const move = moves;
    const place = toLonLat(center);
    const found = await finestTile(file, tileAt(place)).catch(() => null);
    if (move !== moves) return;
    // Outside of the region: the zoom of its coarsest part.
    const most = nearestZoom(found?.at.z ?? DEEPEST - 3);
    const zoom = view.getZoom() ?? 0;
    // Lowering the limit would move the map immediately.
    if (zoom > most + 1e-6) events.onTooNear(most);
    else if (view.getMaxZoom() !== most) view.setMaxZoom(most);
    const isThere = found !== null || (await hasGround(file, place, Math.min(zoom, most)).catch(() => true));
    if (move === moves) events.onGround(isThere);
  });
}
