import { type FileHandle, open } from 'node:fs/promises';
import type { BoundingBox } from '@facade/shared-domain/model';
import { PMTiles, type RangeResponse, type Source } from 'pmtiles';

/** A tile and where it is. */
export interface Tile {
  zoom: number;
  x: number;
  y: number;
  data: Uint8Array;
}

/** A PMTiles file on the disk. */
class FileSource implements Source {
  readonly #handle: FileHandle;
  readonly #name: string;

  constructor(handle: FileHandle, name: string) {
    this.#handle = handle;
    this.#name = name;
  }

  getKey(): string {
    return this.#name;
  }

  async getBytes(offset: number, length: number): Promise<RangeResponse> {
    const bytes = new Uint8Array(new ArrayBuffer(length));
    const { bytesRead } = await this.#handle.read(bytes, 0, length, offset);
    return { data: bytes.buffer.slice(0, bytesRead) };
  }
}

/**
 * Calls back for each tile of a PMTiles file, the coarsest first.
 * @throws where the file cannot be opened or is no PMTiles file
 */
export async function eachTile(
  file: string,
  visit: (tile: Tile) => void,
): Promise<{ maxZoom: number; bounds: BoundingBox }> {
  const handle = await open(file);
  try {
    const map = new PMTiles(new FileSource(handle, file));
    const { minZoom, maxZoom, minLon, minLat, maxLon, maxLat } = await map.getHeader();
    for (let zoom = minZoom; zoom <= maxZoom; zoom++) {
      const [west, east] = [columnOf(minLon, zoom), columnOf(maxLon, zoom)];
      const [north, south] = [rowOf(maxLat, zoom), rowOf(minLat, zoom)];
      for (let x = west; x <= east; x++)
        for (let y = north; y <= south; y++) {
          const tile = await map.getZxy(zoom, x, y);
          if (tile) visit({ zoom, x, y, data: new Uint8Array(tile.data) });
        }
    }
    return { maxZoom, bounds: { west: minLon, south: minLat, east: maxLon, north: maxLat } };
  } finally {
    await handle.close();
  }
}

const columnOf = (lng: number, zoom: number): number => Math.floor(((lng + 180) / 360) * 2 ** zoom);

function rowOf(lat: number, zoom: number): number {
  const radians = (lat * Math.PI) / 180;
  return Math.floor(((1 - Math.asinh(Math.tan(radians)) / Math.PI) / 2) * 2 ** zoom);
}

const latitudeOf = (row: number, zoom: number): number =>
  (Math.atan(Math.sinh(Math.PI * (1 - (2 * row) / 2 ** zoom))) * 180) / Math.PI;

/** The ground that a tile shows. */
export const boxOf = ({ zoom, x, y }: Pick<Tile, 'zoom' | 'x' | 'y'>): BoundingBox => ({
  west: (x / 2 ** zoom) * 360 - 180,
  south: latitudeOf(y + 1, zoom),
  east: ((x + 1) / 2 ** zoom) * 360 - 180,
  north: latitudeOf(y, zoom),
});
