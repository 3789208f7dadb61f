/** The sizes and formats a picture is served in: a closed list, so that nobody fills the disk with sizes of his own. */
export const WIDTHS = [160, 320, 480, 640, 960, 1280, 1920] as const;
export const HEIGHTS = [75, 125, 160, 320, 480, 640] as const;
export const FORMATS = ['avif', 'webp', 'jpeg', 'png'] as const;

export type Format = (typeof FORMATS)[number];

/** What a picture is scaled to: a width or a height, the other follows; neither means `DEFAULT_WIDTH`. */
export interface Variant {
  width: number | null;
  height: number | null;
  format: Format;
}

export const DEFAULT_WIDTH = 1280;

/** Name of the variant's file in the cache. */
export function variantName({ width, height, format }: Variant): string {
  return `${width ? `w${width}` : ''}${height ? `h${height}` : ''}.${format}`;
}
