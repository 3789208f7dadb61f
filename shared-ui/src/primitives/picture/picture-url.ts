import type { Picture } from '@facade/shared-domain/model/picture';
import { madeWidth, offeredWidths, PAGE_WIDTHS, type PictureQuality } from '@facade/shared-domain/picture-sizes';

export type PictureFormat = 'avif' | 'webp' | 'jpeg';

/** Width if only one size can be used, in pixels. */
const SINGLE_WIDTH = 1280;

export interface PictureAddress {
  width: number;
  /**
   * Without it, each client gets the best format that it accepts: use this where only one address is possible. Shared
   * caches do not store that answer, so set the format where many browsers accept it.
   */
  format?: PictureFormat;
  /** Default `medium`. */
  quality?: PictureQuality;
}

/** Address of a stored picture at a width of `PICTURE_WIDTHS`, or the next one; on its asset host if it has one. */
export const pictureUrl = (
  { id, host = '' }: Pick<Picture, 'id' | 'host'>,
  { width, format, quality = 'medium' }: PictureAddress,
): string =>
  `${host}/api/pictures/${id}?width=${madeWidth(width)}${format ? `&format=${format}` : ''}${quality === 'medium' ? '' : `&quality=${quality}`}`;

/** Address of a picture where only one size and format are possible: large, at most 1280 pixels wide. */
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
