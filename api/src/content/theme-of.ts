import type { ThemeSettings } from '@facade/shared-domain/model';
import type { Look } from './schema/look.ts';

/** Shades the design derives from a colour: without them a new colour would still turn into the old one under the pointer. */
const DERIVED = {
  primary: { 'primary-hover': [88, 'white'], 'primary-muted': [30, 'white'] },
  accent: { 'accent-hover': [84, 'black'] },
} as const;

/** Token name → CSS value, only what the agency set. */
export function themeOf({ colors, radius, radiusSmall, pageWidth }: Look): ThemeSettings {
  const theme: ThemeSettings = {};
  for (const [base, shades] of Object.entries(DERIVED)) {
    const color = colors[base as keyof typeof DERIVED];
    if (!color) continue;
    for (const [name, [share, other]] of Object.entries<readonly [number, string]>(shades))
      theme[name] = `color-mix(in srgb, ${color} ${share}%, ${other})`;
  }
  Object.assign(theme, colors);
  if (radius) theme.radius = radius;
  if (radiusSmall) theme['radius-s'] = radiusSmall;
  if (pageWidth) theme.page = pageWidth;
  return theme;
}
