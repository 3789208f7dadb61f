/**
 * Sizes a picture is served in: what the pages name, what the api makes, and what it prepares before anybody asks, from one list.
 * Each further width is a file per picture, and an address that every crawler asks for.
 */

/** Every width the api makes, in pixels. It refuses others. */
export const PICTURE_WIDTHS = [160, 320, 640, 960, 1280, 1920] as const;

/**
 * How much a picture may weigh at one width: `low` where a visitor saves data, `medium` on pages and cards, `high` where somebody
 * enlarges it. Pages name `medium` only: each further quality is a file per width.
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
