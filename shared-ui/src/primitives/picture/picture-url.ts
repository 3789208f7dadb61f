import type { Picture } from '@facade/shared-domain/model';
import { madeWidth, offeredWidths, PAGE_WIDTHS, type PictureQuality } from '@facade/shared-domain/picture-sizes';

export type PictureFormat = 'avif' | 'webp' | 'jpeg';

/** Wide enough wherever one size must do, in pixels. */
const SINGLE_WIDTH = 1280;

export interface PictureAddress {
  width: number;
  /**
   * Without it, each client gets the best format it accepts: the right address wherever only one can be named. Caches between the
   * site and a browser do not keep that answer, so name the format where many browsers take it.
   */
  format?: PictureFormat;
  /** Default `medium`. */
  quality?: PictureQuality;
}

/** Address of a stored picture at a width of `PICTURE_WIDTHS`, or the next one to it; at its asset host where it has one. */
export const pictureUrl = (
  { id, host = '' }: Pick<Picture, 'id' | 'host'>,
  { width, format, quality = 'medium' }: PictureAddress,
): string =>
  `${host}/api/pictures/${id}?width=${madeWidth(width)}${format ? `&format=${format}` : ''}${quality === 'medium' ? '' : `&quality=${quality}`}`;

/** Address of a picture where one size and format must do for everybody: large, at most 1280 pixels wide. */
export function singlePictureUrl(picture: Picture, widths: readonly number[] = PAGE_WIDTHS): string {
  const [first, ...wider] = offeredWidths(picture.width, widths);
  const width = wider.findLast((candidate) => candidate <= SINGLE_WIDTH) ?? first ?? SINGLE_WIDTH;
  return pictureUrl(picture, { width });
}

/** `srcset` of a picture: `widths` (default `PAGE_WIDTHS`) as far as the original is that large. */
export function pictureSrcset(
  picture: Picture,
  format: PictureFormat,
  widths: readonly number[] = PAGE_WIDTHS,
  quality?: PictureQuality,
): string {
  const offered = offeredWidths(picture.width, widths);
  return offered.map((width) => `${pictureUrl(picture, { width, format, quality })} ${width}w`).join(',');
}
