/**
 * Sizes of pictures: one list for the widths that pages use, that the api renders, and that it prepares in advance.
 * Each additional width is a file per picture, and an address that every crawler requests.
 */

/** All widths that the api renders, in pixels. It refuses others. */
export const PICTURE_WIDTHS = [160, 320, 640, 960, 1280, 1920] as const;

/**
 * Quality of a picture at one width: `low` for visitors who save data, `medium` on pages and cards, `high` for enlarged
 * pictures. Pages use `medium` only, because each additional quality is a file per width.
 */
export const PICTURE_QUALITIES = ['low', 'medium', 'high'] as const;
export type PictureQuality = (typeof PICTURE_QUALITIES)[number];

/** Portraits and other pictures of a thumb's size, up to 80 pixels wide on a sharp screen. */
export const THUMBNAIL_WIDTHS = [160] as const;

/** A card of a list: 300 to 630 pixels wide, on a phone nearly the window. */
export const CARD_WIDTHS = [320, 640, 960] as const;

/** Galleries and pictures inside a page: up to half the window, or all of a phone's. */
export const PAGE_WIDTHS = [320, 640, 1280] as const;

/** Banners, as wide as the window. */
export const BANNER_WIDTHS = [640, 1280, 1920] as const;

/**
 * Those of `widths` that a picture of this width is offered in: none wider than the original, but at least the first. A width that
 * the api does not make gives the next one it makes; a section that was published long ago may still ask for it.
 * @example offeredWidths(1000, CARD_WIDTHS) // [320, 640, 960]
 */
export function offeredWidths(original: number, widths: readonly number[]): number[] {
  const made = [...new Set(widths.map(madeWidth))];
  return made.filter((width, index) => index === 0 || width <= original);
}

/** The smallest width the api makes that is at least this one; the widest for what is wider still. */
export const madeWidth = (width: number): number =>
  PICTURE_WIDTHS.find((made) => made >= width) ?? (PICTURE_WIDTHS.at(-1) as number);
