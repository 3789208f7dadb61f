import type { Head } from '@facade/section-kit';
import type { Language, Picture } from '@facade/shared-domain/model';
import { pictureSrcset, singlePictureUrl } from '@facade/shared-ui';
import { LARGE_SIZES } from '../gallery/gallery-sizes.ts';

/** The size social networks want, in a format they take: the address a browser without AVIF asks for too. */
export const socialPicture = (picture: Picture): string => singlePictureUrl(picture);

/** Preload of the gallery's first picture, with the very sources `PictureView` offers. */
export const pictureHead = (picture: Picture | undefined): Pick<Head, 'preload'> =>
  picture ? { preload: { srcset: pictureSrcset(picture, 'avif'), sizes: LARGE_SIZES, type: 'image/avif' } } : {};

/** The picture that the api makes for sharing: photograph, price, type and town, energy label. */
export const shareHead = (
  kind: 'properties' | 'projects',
  { id, language, alt }: { id: number; language: Language; alt: string },
): Pick<Head, 'image' | 'imageFacts'> => ({
  image: `/api/${kind}/${id}/share.png?lang=${language}`,
  imageFacts: { width: 1200, height: 630, alt },
});
