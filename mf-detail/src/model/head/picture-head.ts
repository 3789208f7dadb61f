import type { Head } from '@facade/section-kit';
import type { Picture } from '@facade/shared-domain/model';
import { pictureSrcset, singlePictureUrl } from '@facade/shared-ui';
import { LARGE_SIZES } from '../gallery-sizes.ts';

/** The size social networks want, in a format they take: the address a browser without AVIF asks for too. */
export const socialPicture = (picture: Picture): string => singlePictureUrl(picture);

/** Preload of the gallery's first picture, with the very sources `PictureView` offers, and the picture for social networks. */
export function pictureHead(picture: Picture | undefined): Pick<Head, 'image' | 'preload'> {
  if (!picture) return {};
  return {
    image: socialPicture(picture),
    preload: { srcset: pictureSrcset(picture, 'avif'), sizes: LARGE_SIZES, type: 'image/avif' },
  };
}
