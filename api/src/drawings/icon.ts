import type { Drawing } from './drawing.ts';
import type { Palette } from './palette.ts';

/** The agency's mark as the header of the site shows it, a gable, on 34 × 34. */
export const MARK = 'M4 31V15.5L17 4l13 11.5V31h-8.5v-8.5a4.5 4.5 0 0 0-9 0V31z';

/** What an icon is for. `maskable`: the system cuts a shape of its own out of it, so the mark keeps to the middle. */
export type IconPurpose = 'any' | 'maskable' | 'opaque';

/** Rounded corners, or none where the system rounds them. Share of the side. */
const CORNER: Record<IconPurpose, number> = { any: 0.22, maskable: 0, opaque: 0 };
/** Share of the side that the mark takes; a mask may cut away all but the inner 80 %, a circle. */
const MARK_SHARE: Record<IconPurpose, number> = { any: 0.66, maskable: 0.5, opaque: 0.62 };

/** The icon of the site in the agency's colours. */
export function iconSvg({ primary, primaryInk }: Palette, size: number, purpose: IconPurpose): string {
  const side = size * MARK_SHARE[purpose];
  const edge = (size - side) / 2;
  const radius = size * CORNER[purpose];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${size} ${size}">`,
    `<rect width="${size}" height="${size}" rx="${radius.toFixed(1)}" fill="${primary}"/>`,
    // The mark is 26 wide and 27 high: a little up, so that it stands in the middle.
    `<path d="${MARK}" fill="${primaryInk}" transform="translate(${edge.toFixed(2)} ${(edge - side * 0.015).toFixed(2)}) scale(${(side / 34).toFixed(4)})"/>`,
    '</svg>',
  ].join('');
}

/** Every icon there is: path → size in pixels and purpose. */
export const ICONS = {
  '/icons/icon-192.png': { size: 192, purpose: 'any' },
  '/icons/icon-512.png': { size: 512, purpose: 'any' },
  '/icons/maskable-192.png': { size: 192, purpose: 'maskable' },
  '/icons/maskable-512.png': { size: 512, purpose: 'maskable' },
  '/icons/apple-touch-icon.png': { size: 180, purpose: 'opaque' },
} as const satisfies Record<string, { size: number; purpose: IconPurpose }>;

export const iconDrawing = (palette: Palette, path: keyof typeof ICONS): Drawing => ({
  svg: iconSvg(palette, ICONS[path].size, ICONS[path].purpose),
});
