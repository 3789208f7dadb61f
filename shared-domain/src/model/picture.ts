import type { Language } from './language.ts';

/** A stored picture. Its bytes are at `/api/pictures/{id}` with a `width` of `PICTURE_WIDTHS`, see `pictureUrl`. */
export interface Picture {
  id: string;
  /** Origin that serves its bytes if it is not the site itself: `https://cdn.example`. */
  host?: string;
  /** Pixels of the original. */
  width: number;
  height: number;
  /** What the picture shows; empty for decoration. */
  alt: string;
  /** Language of `alt` if it is not the page's. */
  altLanguage?: Language;
  /** A floor plan. */
  plan?: true;
  /** Average colour `#rrggbb`, painted until the picture arrives. */
  color: string;
}
