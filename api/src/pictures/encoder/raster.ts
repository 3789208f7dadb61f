import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { keepFile } from './keep-file.ts';
import { PIXEL_LIMIT } from './render.ts';

const rasterizing = new Map<string, Promise<Buffer>>();

/**
 * A drawing as the bytes of a PNG. It is rasterized once, because that is the slowest step of a small variant. If the
 * file cannot be written, the next variant rasterizes it again.
 */
export function rasterOf(master: string, { file, width }: { file: string; width: number }): Promise<Buffer> {
  const running = rasterizing.get(file) ?? readOrRasterize(master, file, width);
  rasterizing.set(file, running);
  return running.finally(() => rasterizing.delete(file));
}

async function readOrRasterize(master: string, file: string, width: number): Promise<Buffer> {
  try {
    return await readFile(file);
  } catch {
    const bytes = await sharp(master, { limitInputPixels: PIXEL_LIMIT })
      .resize({ width })
      .png({ compressionLevel: 3 })
      .toBuffer();
    await keepFile(file, bytes);
    return bytes;
  }
}
