import type { Head } from '@facade/section-kit';
import type { Picture } from '@facade/shared-domain/model/picture';
import { CARD_WIDTHS } from '@facade/shared-domain/picture-sizes';
import { pictureSrcset } from '@facade/shared-ui';

const WIDE = { 2: '628px', 3: '405px', 4: '296px' } as const;
const MIDDLE = { 2: '46vw', 3: '30vw', 4: '22vw' } as const;

/** `sizes` of a card's picture. The preload in the head must have the same value, or the picture loads twice. */
export function cardSizes(perRow: 2 | 3 | 4, onPhone: 'stack' | 'strip'): string {
  const phone = onPhone === 'strip' ? '78vw' : '92vw';
  return `(min-width: 1340px) ${WIDE[perRow]}, (min-width: 961px) ${MIDDLE[perRow]}, (min-width: 600px) 45vw, ${phone}`;
}

/** Number of cards per row that the layout supports, nearest to the agency's setting. */
export const supportedPerRow = (asked: number): 2 | 3 | 4 => (asked <= 2 ? 2 : asked >= 4 ? 4 : 3);

/** Preload of the first card's picture, in the format that most browsers support. */
export const picturePreload = (picture: Picture | undefined, sizes: string): Head['preload'] =>
  picture && { srcset: pictureSrcset(picture, 'avif', CARD_WIDTHS), sizes, type: 'image/avif' };
