import {
  offeredWidths,
  PICTURE_QUALITIES,
  PICTURE_WIDTHS,
  type PictureQuality,
} from '@facade/shared-domain/picture-sizes';

/** The formats of pictures. With the fixed list of widths, clients cannot fill the disk with arbitrary sizes. */
export const FORMATS = ['avif', 'webp', 'jpeg'] as const;

export type Format = (typeof FORMATS)[number];

/** Width, format and quality of a variant; the height follows from the width. */
export interface Variant {
  width: number;
  format: Format;
  /** Default: `medium`. */
  quality?: PictureQuality;
}

/** An original picture from the CRM or the agency; its variants are rendered from it. */
export interface Master {
  /** Absolute. */
  file: string;
  /** Changes with the bytes. Name of the folder of its variants. */
  key: string;
  /** Pixels of the original. */
  width: number;
  /** Whether the id itself changes with the bytes, so that answers may be cached for ever. */
  immutable: boolean;
}

/** Default width, in pixels. */
export const DEFAULT_WIDTH = 1280;

/** Name of the variant's file in the cache. */
export const variantName = ({ width, format, quality = 'medium' }: Variant): string =>
  `w${width}${quality === 'medium' ? '' : `-${quality}`}.${format}`;

/** Width to rasterize a drawing at: all its sizes are scaled from that. Pixels. */
export const rasterWidth = (original: number): number =>
  offeredWidths(original, PICTURE_WIDTHS.slice(1)).at(-1) as number;

/** Name of a drawing's raster beside its variants. */
export const rasterName = (width: number): string => `raster-${width}.png`;

/** Every name a file of the cache may have. */
export const CACHED_NAMES: ReadonlySet<string> = new Set(
  PICTURE_WIDTHS.flatMap((width) => [
    rasterName(width),
    ...PICTURE_QUALITIES.flatMap((quality) => FORMATS.map((format) => variantName({ width, format, quality }))),
  ]),
);
