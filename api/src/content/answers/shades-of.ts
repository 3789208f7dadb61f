import type { ColorName } from '@facade/shared-domain/theme-colors';
import Color from 'colorjs.io';

/** The colour that a shade derives from, and how much of which colour is mixed in. */
export const SHADES: Partial<Record<ColorName, { of: ColorName; share: number; with: 'white' | 'black' }>> = {
  'primary-hover': { of: 'primary', share: 0.12, with: 'white' },
  'primary-muted': { of: 'primary', share: 0.7, with: 'white' },
  'accent-hover': { of: 'accent', share: 0.16, with: 'black' },
};

/**
 * Shades that the design derives from the colours an agency set. Without them a new colour would still change to the old one on
 * hover.
 */
export function shadesOf(colors: Partial<Record<ColorName, string>>): Partial<Record<ColorName, string>> {
  return Object.fromEntries(
    Object.entries(SHADES).flatMap(([name, shade]) => {
      const color = colors[shade.of];
      if (!color) return [];
      const mixed = Color.mix(color, shade.with, shade.share, { space: 'srgb', outputSpace: 'srgb' });
      return [[name, mixed.toString({ format: 'hex', collapse: false })]];
    }),
  );
}
