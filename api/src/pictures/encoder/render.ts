import type { PictureQuality } from '@facade/shared-domain/picture-sizes';
import sharp, { type Sharp } from 'sharp';
import type { DrawingFormat } from '../drawings/drawing.ts';
import type { Format, Variant } from '../variant.ts';

// No cache: each file is read once or twice, at long intervals, so caching decoded pictures costs memory and saves
// nothing.
sharp.cache(false);
// Two variants at once, with a thread each, are as fast as one after the other with two threads.
sharp.concurrency(1);

/** A larger picture is refused: decoding it would take too much memory. */
export const PIXEL_LIMIT = 120_000_000;

/**
 * Scales and encodes a picture. A photograph is never enlarged; a drawing is vector graphics and may be.
 * @param source path of the master, or the bytes of its raster
 */
export function renderVariant(
  source: string | Buffer,
  { width, format, quality = 'medium' }: Variant,
): Promise<Buffer> {
  const isDrawing = typeof source === 'string' && source.endsWith('.svg');
  const image = sharp(source, { limitInputPixels: PIXEL_LIMIT }).autoOrient();
  return ENCODERS[format](image.resize({ width, withoutEnlargement: !isDrawing }), { width, quality }).toBuffer();
}

/** From this width on the second lowest effort: it takes half the time, for a fifteenth more bytes. */
const LARGE = 640;

/** Quality numbers of each format that look alike. */
const QUALITIES: Record<PictureQuality, Record<Format, number>> = {
  low: { avif: 36, webp: 55, jpeg: 58 },
  medium: { avif: 52, webp: 76, jpeg: 78 },
  high: { avif: 68, webp: 88, jpeg: 90 },
};

/** AVIF with low effort, because a visitor waits for the first view of a picture. */
const ENCODERS: Record<Format, (image: Sharp, variant: { width: number; quality: PictureQuality }) => Sharp> = {
  avif: (image, { width, quality }) =>
    image.avif({ quality: QUALITIES[quality].avif, effort: width >= LARGE ? 1 : 2, chromaSubsampling: '4:2:0' }),
  webp: (image, { quality }) => image.webp({ quality: QUALITIES[quality].webp, effort: 3 }),
  jpeg: (image, { quality }) =>
    image.flatten({ background: '#ffffff' }).jpeg({ quality: QUALITIES[quality].jpeg, progressive: true }),
};

/** A photograph behind a drawing: it fills its rectangle and is cropped to it. Pixels. */
export interface PhotoBehind {
  /** Path, or the bytes of a raster. */
  source: string | Buffer;
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Renders an SVG, over a photograph if there is one. */
export async function renderDrawing(svg: string, format: DrawingFormat, photo: PhotoBehind | null): Promise<Buffer> {
  const drawing = sharp(Buffer.from(svg));
  const { width, height } = await drawing.metadata();
  const layers = [...(photo ? [await cutPhoto(photo)] : []), { input: Buffer.from(svg) }];
  const whole = photo
    ? sharp({ create: { width, height, channels: 3, background: '#ffffff' } }).composite(layers)
    : drawing;
  return DRAWING_ENCODERS[format](whole, photo !== null).toBuffer();
}

async function cutPhoto({ source, left, top, width, height }: PhotoBehind) {
  const image = sharp(source, { limitInputPixels: PIXEL_LIMIT }).autoOrient().resize({ width, height, fit: 'cover' });
  return { input: await image.flatten({ background: '#ffffff' }).png({ compressionLevel: 1 }).toBuffer(), left, top };
}

/**
 * A drawing has few colours, so a palette is exact; with a photograph it keeps the file small enough for messengers.
 */
const DRAWING_ENCODERS: Record<DrawingFormat, (image: Sharp, hasPhoto: boolean) => Sharp> = {
  png: (image, hasPhoto) => image.png(hasPhoto ? { palette: true, quality: 90, effort: 3 } : { compressionLevel: 9 }),
  jpeg: (image) => image.flatten({ background: '#ffffff' }).jpeg({ quality: 82, progressive: true }),
};
