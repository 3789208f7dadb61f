/** A stored picture. Its bytes are at `/api/pictures/{id}` with a `width` of `PICTURE_WIDTHS`, see `pictureUrl`. */
export interface Picture {
  id: string;
  /** Pixels of the original. */
  width: number;
  height: number;
  /** What the picture shows, in the page's language; empty for decoration. */
  alt: string;
  /** Average colour `#rrggbb`, painted until the picture arrives. */
  color: string;
}
