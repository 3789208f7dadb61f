import type { Picture } from '@facade/shared-domain/model';
import { madeWidth, offeredWidths, PAGE_WIDTHS } from '@facade/shared-domain/picture-sizes';

export type PictureFormat = 'avif' | 'webp' | 'jpeg';

/** Wide enough wherever one size must do, in pixels. */
const SINGLE_WIDTH = 1280;

/**
 * Address of a stored picture at a width of `PICTURE_WIDTHS`, or the next one to it.
 * @param format without it, each client gets the best format it accepts: the right address wherever only one can be named. Caches
 *   between the site and a browser do not keep that answer, so name the format where many browsers take it.
 */
export const pictureUrl = (
  { id }: Pick<Picture, 'id'>,
  { width, format }: { width: number; format?: PictureFormat },
): string => `/api/pictures/${id}?width=${madeWidth(width)}${format ? `&format=${format}` : ''}`;

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
): string {
  const offered = offeredWidths(picture.width, widths);
  return offered.map((width) => `${pictureUrl(picture, { width, format })} ${width}w`).join(',');
}
