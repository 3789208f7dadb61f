import type { Head } from '@facade/section-kit';
import type { Picture } from '@facade/shared-domain/model/picture';
import { CARD_WIDTHS } from '@facade/shared-domain/picture-sizes';
import { pictureSrcset } from '@facade/shared-ui';

/** Preload of the first card's picture, in the format that most browsers support. */
export const picturePreload = (picture: Picture | undefined, sizes: string): Head['preload'] =>
  picture && { srcset: pictureSrcset(picture, 'avif', CARD_WIDTHS), sizes, type: 'image/avif' };
