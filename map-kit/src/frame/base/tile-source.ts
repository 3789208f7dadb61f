import MVT from 'ol/format/MVT.js';
import type Tile from 'ol/Tile.js';
import TileState from 'ol/TileState.js';
import type VectorTile from 'ol/VectorTile.js';
import { PMTilesVectorSource } from 'ol-pmtiles';
import type { PMTiles } from 'pmtiles';

export interface TileAt {
  z: number;
  x: number;
  y: number;
}

/** Maximum zoom steps that a coarser tile is enlarged if a fine one is missing; beyond that it shows too little. */
const STEPS_UP = 3;

/** The tile's address, then those of its parents, each a step coarser. */
export const tilesAround = ({ z, x, y }: TileAt): TileAt[] =>
  Array.from({ length: Math.min(z, STEPS_UP) + 1 }, (_, step) => ({ z: z - step, x: x >> step, y: y >> step }));

/** The finest tile of a place in the file; null if there is none. */
export async function finestTile(file: Pick<PMTiles, 'getZxy'>, wanted: TileAt) {
  for (const at of tilesAround(wanted)) {
    const tile = await file.getZxy(at.z, at.x, at.y);
    if (tile) return { at, data: tile.data };
  }
  return null;
}

/**
 * The tiles of a PMTiles file. A file may be detailed inside a region and coarse around it: if a tile is missing, its
 * parent is drawn instead.
 */
export class RegionSource extends PMTilesVectorSource {
  override tileLoadFunction = (tile: Tile, url: string) => {
    const vectorTile = tile as VectorTile<never>;
    const [z = 0, x = 0, y = 0] = (url.match(/\d+/g) ?? []).map(Number);
    vectorTile.setLoader((_extent, _resolution, featureProjection) => {
      void finestTile(this.pmtiles_, { z, x, y })
        .then((found) => {
          const grid = this.getTileGrid();
          if (!found || !grid) return vectorTile.setFeatures([]);
          const extent = grid.getTileCoordExtent([found.at.z, found.at.x, found.at.y]);
          vectorTile.setFeatures(FORMAT.readFeatures(found.data, { extent, featureProjection }) as never[]);
        })
        .catch(() => vectorTile.setState(TileState.ERROR));
    });
  };
}

const FORMAT = new MVT();
