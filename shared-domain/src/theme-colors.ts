/**
 * The colours of the design, token name → six-digit hex. An agency may lay its own over some of them; what it leaves out stays
 * beside them, so whoever checks an agency's colours needs these too.
 */
export const DESIGN_COLORS = {
  paper: '#faf7f1',
  surface: '#ffffff',
  ink: '#1c1b19',
  muted: '#5e5a52',
  line: '#e6e0d5',
  // Borders of controls.
  'line-strong': '#8b8475',
  primary: '#17362e',
  'primary-hover': '#24493f',
  'primary-ink': '#fbf8f2',
  'primary-muted': '#b9c9c0',
  accent: '#b4482b',
  'accent-hover': '#963a21',
  'accent-ink': '#ffffff',
  focus: '#1f6feb',
  'focus-on-dark': '#9cc5ff',
  tint: '#e9efe8',
  'tint-warm': '#f3ebdf',
  danger: '#a5281b',
  'danger-tint': '#fbebe7',
  success: '#1d6445',
} as const;

export type ColorName = keyof typeof DESIGN_COLORS;

/** Two colours that meet on a page, and how far apart they must be. */
export interface ColorPair {
  /** What is read or recognized. */
  mark: ColorName;
  /** What it stands on. */
  ground: ColorName;
  /** Least contrast ratio: 4.5 for text (WCAG 2.2, 1.4.3), 3 for parts of controls (1.4.11). */
  least: 4.5 | 3;
}

const pairs = (least: 4.5 | 3, grounds: Partial<Record<ColorName, readonly ColorName[]>>): ColorPair[] =>
  Object.entries(grounds).flatMap(([mark, on]) => on.map((ground) => ({ mark: mark as ColorName, ground, least })));

/** Every pair of colours the design puts together. */
export const COLOR_PAIRS: readonly ColorPair[] = [
  ...pairs(4.5, {
    ink: ['paper', 'surface', 'tint', 'tint-warm'],
    muted: ['paper', 'surface', 'tint', 'tint-warm'],
    primary: ['tint'],
    'primary-ink': ['primary', 'primary-hover'],
    'primary-muted': ['primary'],
    accent: ['paper', 'surface'],
    'accent-ink': ['accent', 'accent-hover'],
    danger: ['paper', 'danger-tint'],
    success: ['tint'],
  }),
  ...pairs(3, {
    'line-strong': ['paper', 'surface'],
    focus: ['paper', 'surface'],
    'focus-on-dark': ['primary'],
  }),
];
