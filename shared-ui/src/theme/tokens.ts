import type { ThemeSettings } from '@facade/shared-domain/model';
import { DESIGN_COLORS } from '@facade/shared-domain/theme-colors';
import { DESIGN_FONTS } from '@facade/shared-domain/theme-fonts';

/** Widths between which type and gutters grow, in pixels. */
const NARROW = 360;
const WIDE = 1280;

/** A length that grows with the window from `from` to `to` pixels, in rem so that it follows the reader's font size. */
export function fluid(from: number, to: number): string {
  const slope = (to - from) / (WIDE - NARROW);
  const rem = (pixels: number) => `${Number((pixels / 16).toFixed(4))}rem`;
  return `clamp(${rem(from)},${rem(from - slope * NARROW)} + ${Number((slope * 100).toFixed(4))}vw,${rem(to)})`;
}

/** Type scale: 1.2 on a phone, 1.25 on a desktop, around a body of 16 to 17 pixels. */
const step = (exponent: number): string => fluid(16 * 1.2 ** exponent, 17 * 1.25 ** exponent);

const defaults: Record<string, string> = {
  ...DESIGN_COLORS,
  veil: 'rgb(15 28 24 / .55)',
  'font-display': DESIGN_FONTS.display,
  'font-text': DESIGN_FONTS.text,
  'display-weight': '460',
  'step--1': fluid(14, 14.5),
  'step-0': step(0),
  'step-1': step(1),
  'step-2': step(2),
  'step-3': step(3),
  'step-4': step(4),
  'step-5': step(5),
  'space-1': '4px',
  'space-2': '8px',
  'space-3': '12px',
  'space-4': '16px',
  'space-5': '24px',
  'space-6': '32px',
  'space-7': '48px',
  'space-8': '64px',
  'space-9': '96px',
  radius: '14px',
  'radius-s': '10px',
  shadow: '0 18px 48px -16px rgb(28 27 25 / .28)',
  fast: '150ms',
  slow: '250ms',
  page: '1280px',
  gutter: fluid(18, 48),
  // Height the header keeps above an anchor.
  'header-height': '72px',
};

/** Names of the tokens an agency may set. */
export const TOKEN_NAMES: readonly string[] = Object.keys(defaults);

/** A value that cannot close its declaration and start another. */
const isSafe = (value: string): boolean => value.trim() !== '' && !/[;{}<>\\]|\/\*|url\(/i.test(value);

/**
 * The `:root` rule with every token, with the agency's values over the defaults. Unknown names and values that are not
 * a plain CSS value are ignored.
 * @example themeCss({ primary: '#402a55' })
 */
export function themeCss(overrides: ThemeSettings = {}): string {
  const declarations = TOKEN_NAMES.map((name) => {
    const own = overrides[name];
    return `--${name}:${own !== undefined && isSafe(own) ? own.trim() : defaults[name]}`;
  });
  return `:root{${declarations.join(';')}}`;
}
