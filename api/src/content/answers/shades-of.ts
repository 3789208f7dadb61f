import type { ColorName } from '@facade/shared-domain/theme-colors';
import Color from 'colorjs.io';

/** Which colour a shade comes from, and how much of what is mixed into it. */
export const SHADES: Partial<Record<ColorName, { of: ColorName; share: number; with: 'white' | 'black' }>> = {
  'primary-hover': { of: 'primary', share: 0.12, with: 'white' },
  'primary-muted': { of: 'primary', share: 0.7, with: 'white' },
  'accent-hover': { of: 'accent', share: 0.16, with: 'black' },
};

/**
 * Shades the design derives from the colours an agency set: without them a new colour would still turn into the old one
 * under the pointer.
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
