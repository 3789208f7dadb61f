import { COLOR_PAIRS, type ColorName, DESIGN_COLORS } from '@facade/shared-domain/theme-colors';
import Color from 'colorjs.io';
import { SHADES, shadesOf } from './shades-of.ts';

/** A colour of the agency with too little contrast to its background, or to what is on it. */
export interface WeakContrast {
  /** The colour the agency set. */
  color: ColorName;
  /** For the person who edits it. */
  message: string;
}

/**
 * Pairs that an agency's colours would make hard to read, with each other and with the design's own: for each colour it set,
 * the pair that misses its limit the most. The limits are those of `COLOR_PAIRS`.
 */
export function weakContrasts(own: Partial<Record<ColorName, string>>): WeakContrast[] {
  const shown: Record<ColorName, string> = { ...DESIGN_COLORS, ...shadesOf(own), ...own };
  /** The colour to edit in order to change this one; undefined if the agency cannot change it. */
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
    // Rounded down: 4.49 must not be reported as 4.5.
    const figure = Math.floor(ratio * 10) / 10;
    worst.set(color, {
      shortfall,
      message: `is too hard to see: ${named} has a contrast of ${figure}:1 and needs ${least}:1`,
    });
  }
  return [...worst].map(([color, { message }]) => ({ color, message }));
}
