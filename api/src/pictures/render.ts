import sharp, { type Sharp } from 'sharp';
import type { Format, Variant } from './variant.ts';

/** Scales and encodes a master. A photograph is never enlarged; a drawing has no size of its own and may be. */
export async function renderVariant(master: string, { width, height, format }: Variant): Promise<Buffer> {
  const image = sharp(master, { limitInputPixels: 120_000_000 }).autoOrient();
  const scaled = image.resize({
    width: width ?? undefined,
    height: height ?? undefined,
    fit: width && height ? 'cover' : 'inside',
    withoutEnlargement: !master.endsWith('.svg'),
  });
  return ENCODERS[format](scaled, (width ?? 0) > LARGE).toBuffer();
}

/** From here on AVIF takes a second or more; the next lower effort saves a third of it for a tenth more bytes. */
const LARGE = 960;

/** Qualities that look alike; AVIF at a low effort, because somebody waits for the first view of a picture. */
const ENCODERS: Record<Format, (image: Sharp, isLarge: boolean) => Sharp> = {
  avif: (image, isLarge) => image.avif({ quality: 52, effort: isLarge ? 1 : 2 }),
  webp: (image) => image.webp({ quality: 76, effort: 3 }),
  jpeg: (image) => image.flatten({ background: '#ffffff' }).jpeg({ quality: 78, mozjpeg: true }),
  png: (image) => image.png({ compressionLevel: 8, palette: true }),
};
