import sharp, { type Sharp } from 'sharp';
import type { Format, Variant } from '../variant.ts';

// Each file is read once or twice, at long intervals: keeping what was decoded costs memory and saves nothing.
sharp.cache(false);
// Two variants at a time, a thread each, finish as early as one with two threads.
sharp.concurrency(1);

/** A larger picture is refused: decoding it would take all the memory there is. */
export const PIXEL_LIMIT = 120_000_000;

/**
 * Scales and encodes a picture. A photograph is never enlarged; a drawing has no size of its own and may be.
 * @param source path of the master, or the bytes of its raster
 */
export function renderVariant(source: string | Buffer, { width, format }: Variant): Promise<Buffer> {
  const isDrawing = typeof source === 'string' && source.endsWith('.svg');
  const image = sharp(source, { limitInputPixels: PIXEL_LIMIT }).autoOrient();
  return ENCODERS[format](image.resize({ width, withoutEnlargement: !isDrawing }), width).toBuffer();
}

/** From here on the lowest effort but one: it takes half the time, for a fifteenth more bytes. */
const LARGE = 640;

/** Qualities that look alike; AVIF at a low effort, because somebody waits for the first view of a picture. */
const ENCODERS: Record<Format, (image: Sharp, width: number) => Sharp> = {
  avif: (image, width) => image.avif({ quality: 52, effort: width >= LARGE ? 1 : 2, chromaSubsampling: '4:2:0' }),
  webp: (image) => image.webp({ quality: 76, effort: 3 }),
  jpeg: (image) => image.flatten({ background: '#ffffff' }).jpeg({ quality: 78, progressive: true }),
};
