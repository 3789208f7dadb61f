import { DESIGN_COLORS } from '@facade/shared-domain/theme-colors';
import type { Content } from '../content/index.ts';

/** Colours of the site's drawings. */
export interface Palette {
  primary: string;
  primaryInk: string;
  accent: string;
  accentInk: string;
  paper: string;
}

/** The agency's colours; the design's where it has none of its own. */
export function paletteOf({ look: { colors } }: Pick<Content, 'look'>): Palette {
  return {
    primary: colors.primary ?? DESIGN_COLORS.primary,
    primaryInk: colors['primary-ink'] ?? DESIGN_COLORS['primary-ink'],
    accent: colors.accent ?? DESIGN_COLORS.accent,
    accentInk: colors['accent-ink'] ?? DESIGN_COLORS['accent-ink'],
    paper: colors.paper ?? DESIGN_COLORS.paper,
  };
}
