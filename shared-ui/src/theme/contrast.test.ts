import { COLOR_PAIRS, DESIGN_COLORS } from '@facade/shared-domain/theme-colors';
import Color from 'colorjs.io';
import { themeCss } from './tokens.ts';

test.each(COLOR_PAIRS)('$mark on $ground has a contrast of $least:1', ({ mark, ground, least }) => {
  expect(Color.contrast(DESIGN_COLORS[mark], DESIGN_COLORS[ground], 'WCAG21')).toBeGreaterThanOrEqual(least);
});

test.each(Object.entries(DESIGN_COLORS))('the page has the colour %s', (name, color) => {
  expect(themeCss()).toContain(`--${name}:${color};`);
});
