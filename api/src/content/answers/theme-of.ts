import type { ThemeSettings } from '@facade/shared-domain/model';
import { FONTS, type Look } from '../schema/look.ts';
import { shadesOf } from './shades-of.ts';

/** Token name → CSS value, only for what the agency set. */
export function themeOf({ colors, fonts, radius, radiusSmall, pageWidth }: Look): ThemeSettings {
  const theme: ThemeSettings = { ...shadesOf(colors), ...colors };
  if (fonts.headings) theme['font-display'] = FONTS[fonts.headings];
  if (fonts.text) theme['font-text'] = FONTS[fonts.text];
  if (radius) theme.radius = radius;
  if (radiusSmall) theme['radius-s'] = radiusSmall;
  if (pageWidth) theme.page = pageWidth;
  return theme;
}
