import type { Content, Logo } from '../content/index.ts';
import type { Drawing } from '../pictures/index.ts';
import { type Palette, paletteOf } from './palette.ts';

/** The agency's mark as in the header of the site, a gable, on 34 × 34. */
export const MARK = 'M4 31V15.5L17 4l13 11.5V31h-8.5v-8.5a4.5 4.5 0 0 0-9 0V31z';

/** Purpose of an icon. `maskable`: the system cuts a shape out of it, so the mark stays in the middle. */
export type IconPurpose = 'any' | 'maskable' | 'opaque';

/** Corner radius, or 0 if the system rounds the corners. Share of the side. */
const CORNER: Record<IconPurpose, number> = { any: 0.22, maskable: 0, opaque: 0 };
/** The mark's share of the side; a mask may cut off everything outside a circle of 80 %. */
const MARK_SHARE: Record<IconPurpose, number> = { any: 0.66, maskable: 0.5, opaque: 0.62 };

/** Share of the side for an agency's own logo: all of it, or what fits into the circle that no mask cuts. */
const LOGO_SHARE: Record<IconPurpose, number> = { any: 1, maskable: 0.56, opaque: 0.78 };

/** The parts of an icon. */
export interface IconParts {
  palette: Palette;
  /** The agency's own logo; null for the mark of the design. */
  logo: Pick<Logo, 'source'> | null;
}

export const iconPartsOf = (content: Content): IconParts => ({ palette: paletteOf(content), logo: content.logo });

/** The icon of the site: the agency's logo, or the mark of the design in the agency's colours. */
export const iconSvg = ({ palette, logo }: IconParts, size: number, purpose: IconPurpose): string =>
  logo ? logoSvg(logo, { size, purpose, ground: palette.paper }) : markSvg(palette, size, purpose);

interface LogoIcon {
  size: number;
  purpose: IconPurpose;
  ground: string;
}

/** The icon of a logo, shown whole in the middle; with a background if the system cuts a shape out of the icon. */
function logoSvg({ source }: Pick<Logo, 'source'>, { size, purpose, ground }: LogoIcon): string {
  const side = size * LOGO_SHARE[purpose];
  const edge = ((size - side) / 2).toFixed(2);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${size} ${size}">`,
    purpose === 'any' ? '' : `<rect width="${size}" height="${size}" fill="${ground}"/>`,
    `<image href="${source}" x="${edge}" y="${edge}" width="${side.toFixed(2)}" height="${side.toFixed(2)}"/>`,
    '</svg>',
  ].join('');
}

function markSvg({ primary, primaryInk }: Palette, size: number, purpose: IconPurpose): string {
  const side = size * MARK_SHARE[purpose];
  const edge = (size - side) / 2;
  const radius = size * CORNER[purpose];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${size} ${size}">`,
    `<rect width="${size}" height="${size}" rx="${radius.toFixed(1)}" fill="${primary}"/>`,
    // The mark is 26 wide and 27 high: moved up slightly, so that it looks centred.
    `<path d="${MARK}" fill="${primaryInk}" transform="translate(${edge.toFixed(2)} ${(edge - side * 0.015).toFixed(2)}) scale(${(side / 34).toFixed(4)})"/>`,
    '</svg>',
  ].join('');
}

/** Every icon: path → size in pixels and purpose. */
export const ICONS = {
  '/icons/icon-192.png': { size: 192, purpose: 'any' },
  '/icons/icon-512.png': { size: 512, purpose: 'any' },
  '/icons/maskable-192.png': { size: 192, purpose: 'maskable' },
  '/icons/maskable-512.png': { size: 512, purpose: 'maskable' },
  '/icons/apple-touch-icon.png': { size: 180, purpose: 'opaque' },
} as const satisfies Record<string, { size: number; purpose: IconPurpose }>;

export const iconDrawing = (parts: IconParts, path: keyof typeof ICONS): Drawing => ({
  svg: iconSvg(parts, ICONS[path].size, ICONS[path].purpose),
});
