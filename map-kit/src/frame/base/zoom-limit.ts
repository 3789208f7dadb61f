import type OlMap from 'ol/Map.js';
import { toLonLat } from 'ol/proj.js';
import { type PMTiles, PMTiles as PMTilesFile } from 'pmtiles';
import { finestTile } from './tile-source.ts';

/** As far as it is worth while to come near, by the finest tile of a place. A tile of zoom 14 fills its size at zoom 15 of the map. */
export const nearestZoom = (finest: number): number => (finest >= 14 ? finest + 4 : finest + 2);

/** Deepest tiles of the OpenMapTiles schema. */
const DEEPEST = 14;

const tileAt = ([lng = 0, lat = 0]: number[]) => {
  const side = 2 ** DEEPEST;
  const sine = Math.sin((lat * Math.PI) / 180);
  const y = 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI);
  return { z: DEEPEST, x: Math.floor(((lng + 180) / 360) * side), y: Math.floor(y * side) };
};

/** Lets nobody come nearer to a place than the file has something to say about it. */
export function limitZoom(map: OlMap, url: string, file: Pick<PMTiles, 'getZxy'> = new PMTilesFile(url)): void {
  const view = map.getView();
  map.on('moveend', async () => {
    const center = view.getCenter();
    if (!center) return;
    const found = await finestTile(file, tileAt(toLonLat(center))).catch(() => null);
    // Outside of the region: as near as its coarsest part.
    const most = nearestZoom(found?.at.z ?? DEEPEST - 3);
    if (view.getMaxZoom() !== most) view.setMaxZoom(most);
    if ((view.getZoom() ?? 0) > most) view.animate({ zoom: most, duration: 200 });
  });
}
