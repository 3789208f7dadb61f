import type { Picture } from '@facade/shared-domain/model';

/** Widths the api makes, in pixels. */
export const PICTURE_WIDTHS: readonly number[] = [160, 320, 480, 640, 960, 1280, 1920];

export type PictureFormat = 'avif' | 'webp' | 'jpeg';

const DEFAULT_WIDTHS = [320, 480, 640, 960, 1280];

/** Address of a stored picture at one of `PICTURE_WIDTHS`. */
export const pictureUrl = (
  { id }: Pick<Picture, 'id'>,
  { width, format }: { width: number; format: PictureFormat },
): string => `/api/pictures/${id}?width=${width}&format=${format}`;

/** `srcset` of a picture: `widths` (default 320 to 1280) as far as the original is that large. */
export function pictureSrcset(
  picture: Picture,
  format: PictureFormat,
  widths: readonly number[] = DEFAULT_WIDTHS,
): string {
  const useful = widths.filter((width, index) => index === 0 || width <= picture.width);
  return useful.map((width) => `${pictureUrl(picture, { width, format })} ${width}w`).join(',');
}
