import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { bytesToHeader, TileType } from 'pmtiles';
import type { ContentProblem } from '../../../kernel/index.ts';
import type { BaseMap } from '../../content.ts';

/** Size in bytes of the header of a PMTiles file. */
const HEADER = 127;

/**
 * Metadata of the PMTiles file with that name; null if the settings name none, or it has no vector tiles. Reads the whole file
 * for its key, a second per gigabyte, so that every api gives the same file the same key.
 */
export async function readBaseMap(folder: string, name: string, problems: ContentProblem[]): Promise<BaseMap | null> {
  if (!name) return null;
  const file = resolve(join(folder, name));
  try {
    const { size, header } = await readHeader(file);
    if (header.tileType !== TileType.Mvt) throw new Error('other tiles');
    const hash = createHash('sha256');
    await pipeline(createReadStream(file), hash);
    const { minLon, minLat, maxLon, maxLat } = header;
    return { file, size, key: hash.digest('hex').slice(0, 16), bounds: [minLon, minLat, maxLon, maxLat] };
  } catch {
    const message = `"${name}" does not exist or is not a PMTiles file of vector tiles`;
    problems.push({ file: 'settings.yaml', field: 'map.file', line: null, message });
    return null;
  }
}

async function readHeader(file: string) {
  const handle = await open(file);
  try {
    const bytes = new ArrayBuffer(HEADER);
    const { bytesRead } = await handle.read(new Uint8Array(bytes), 0, HEADER, 0);
    const isComplete = bytesRead === HEADER && Buffer.from(bytes).toString('latin1', 0, 8) === 'PMTiles\u0003';
    if (!isComplete) throw new Error('no header');
    return { size: (await handle.stat()).size, header: bytesToHeader(bytes) };
  } finally {
    await handle.close();
  }
}
