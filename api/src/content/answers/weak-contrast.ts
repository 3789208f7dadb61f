import { COLOR_PAIRS, type ColorName, DESIGN_COLORS } from '@facade/shared-domain/theme-colors';
import Color from 'colorjs.io';
import { SHADES, shadesOf } from './shades-of.ts';

/** A colour of the agency that cannot be told from what it stands on, or what stands on it. */
export interface WeakContrast {
  /** The colour the agency set. */
  color: ColorName;
  /** For the person who edits it. */
  message: string;
}

/**
 * What an agency's colours would make hard to read, beside each other and beside the design's own: for each colour it set, the
 * pair that falls shortest. The limits are those of `COLOR_PAIRS`.
 */
export function weakContrasts(own: Partial<Record<ColorName, string>>): WeakContrast[] {
  const shown: Record<ColorName, string> = { ...DESIGN_COLORS, ...shadesOf(own), ...own };
  /** The colour to change for this one to change; undefined where the agency has no say in it. */
  const settingOf = (name: ColorName): ColorName | undefined => {
    const source = own[name] ? name : SHADES[name]?.of;
    return source && own[source] ? source : undefined;
  };
  const worst = new Map<ColorName, { shortfall: number; message: string }>();
  for (const { mark, ground, least } of COLOR_PAIRS) {
    const color = settingOf(mark) ?? settingOf(ground);
    if (!color) continue;
    const ratio = Color.contrast(shown[mark], shown[ground], 'WCAG21');
    const shortfall = least / ratio;
    if (shortfall <= Math.max(1, worst.get(color)?.shortfall ?? 1)) continue;
    const named = `${mark} (${shown[mark]}) on ${ground} (${shown[ground]})`;
    // Rounded down: 4.49 must not be told as 4.5.
    const figure = Math.floor(ratio * 10) / 10;
    worst.set(color, {
      shortfall,
      message: `is too hard to see: ${named} has a contrast of ${figure}:1 and needs ${least}:1`,
    });
  }
  return [...worst].map(([color, { message }]) => ({ color, message }));
}
