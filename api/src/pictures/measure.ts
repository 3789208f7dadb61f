import { open } from 'node:fs/promises';
import type { PictureFacts } from './encoder/protocol.ts';

/**
 * Size of a picture as it is shown (turned as its EXIF says), and its average colour `#rrggbb`.
 * @param color if known: then only the beginning of the file is read
 * @throws if the file is missing or not a picture
 */
export type MeasurePicture = (file: string, color: string | null) => Promise<PictureFacts>;

/** Measures in this process. */
export const measurePicture: MeasurePicture = async (file, color) => {
  const size = (await readSvgSize(file)) ?? (await decodedSize(file));
  return { ...size, color: color ?? (await averageColor(file)) };
};

/** Loaded on demand: it takes 30 MB. */
const loadSharp = async () => (await import('sharp')).default;

async function decodedSize(file: string): Promise<{ width: number; height: number }> {
  const sharp = await loadSharp();
  const { autoOrient } = await sharp(file).metadata();
  return { width: autoOrient.width, height: autoOrient.height };
}

const SAMPLE = 16;

/** From a rasterization of 16 by 16 pixels. */
async function averageColor(file: string): Promise<string> {
  const sharp = await loadSharp();
  const pixels = await sharp(file)
    .resize(SAMPLE, SAMPLE, { fit: 'fill' })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer();
  const channels = pixels.length / SAMPLE ** 2;
  const average = (channel: number) => {
    let sum = 0;
    for (let n = Math.min(channel, channels - 1); n < pixels.length; n += channels) sum += pixels[n] ?? 0;
    return Math.round(sum / SAMPLE ** 2);
  };
  return `#${[0, 1, 2].map((channel) => average(channel).toString(16).padStart(2, '0')).join('')}`;
}

/** The size in an SVG's first tag: an import need not parse or render hundreds of them. Null if the tag has none. */
export async function readSvgSize(file: string): Promise<{ width: number; height: number } | null> {
  if (!file.endsWith('.svg')) return null;
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(1024), 0, 1024, 0);
    const tag = /<svg\b[^>]*>/.exec(buffer.toString('utf8', 0, bytesRead))?.[0] ?? '';
    const width = /\swidth="([\d.]+)(?:px)?"/.exec(tag)?.[1];
    const height = /\sheight="([\d.]+)(?:px)?"/.exec(tag)?.[1];
    const box = /\sviewBox="[\d.-]+ [\d.-]+ ([\d.]+) ([\d.]+)"/.exec(tag);
    const size = { width: Math.round(Number(width ?? box?.[1])), height: Math.round(Number(height ?? box?.[2])) };
    return size.width > 0 && size.height > 0 ? size : null;
  } finally {
    await handle.close();
  }
}
