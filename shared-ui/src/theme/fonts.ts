/** A font the document preloads. */
export interface FontFile {
  family: string;
  /** Module path of the file, resolved from this package. */
  file: string;
  /** Where the site serves it. */
  url: string;
}

/** The two families of the site: latin subset, weight axis only, together under 70 KB. */
export const fonts: readonly FontFile[] = [
  {
    family: 'Figtree Variable',
    file: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
    url: '/_shell/fonts/figtree-latin-wght-5.3.0.woff2',
  },
  {
    family: 'Fraunces Variable',
    file: '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2',
    url: '/_shell/fonts/fraunces-latin-wght-5.3.0.woff2',
  },
];

const LATIN =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD';

const webFont = ({ family, url }: FontFile): string =>
  `@font-face{font-family:"${family}";font-style:normal;font-display:swap;font-weight:100 900;src:url(${url}) format("woff2");unicode-range:${LATIN}}`;

/** Measured on a line of Dutch and French at 1000 px: average width of a character, ascent and descent per em. */
interface Metrics {
  width: number;
  ascent: number;
  descent: number;
}

const percent = (ratio: number): string => `${(ratio * 100).toFixed(2)}%`;

/**
 * A local font with the web font's metrics: lines stay as high and nearly as long when the web font arrives. Words still move by some
 * pixels, and a long line may break elsewhere. A rule per letter would be exact, but sets a word in letters of different sizes.
 * All local fonts of one rule have the same widths; others need a family of their own.
 */
function fallback(family: string, weight: string, local: string[], localWidth: number, font: Metrics): string {
  const size = font.width / localWidth;
  const sources = local.map((name) => `local("${name}")`).join(',');
  return (
    `@font-face{font-family:"${family}";font-weight:${weight};src:${sources};size-adjust:${percent(size)};` +
    `ascent-override:${percent(font.ascent / size)};descent-override:${percent(font.descent / size)};line-gap-override:0%}`
  );
}

const SANS = ['Arial', 'Liberation Sans', 'Arimo', 'Helvetica'];
const SANS_BOLD = ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Arimo Bold', 'Helvetica-Bold'];
const SERIF = ['Times New Roman', 'TimesNewRomanPSMT', 'Liberation Serif', 'Tinos'];

const FIGTREE: Metrics = { width: 450.98, ascent: 0.95, descent: 0.25 };
const FIGTREE_BOLD: Metrics = { ...FIGTREE, width: 459 };
const FRAUNCES: Metrics = { width: 475.9, ascent: 0.978, descent: 0.255 };

/** Every `@font-face` rule of the site. */
export const fontFaceCss: string = [
  ...fonts.map(webFont),
  fallback('Figtree fallback', '100 550', SANS, 449.74, FIGTREE),
  fallback('Figtree fallback', '551 900', SANS_BOLD, 480.99, FIGTREE_BOLD),
  fallback('Fraunces fallback', '100 900', SERIF, 407.69, FRAUNCES),
  fallback('Figtree on Android', '100 550', ['Roboto', 'Roboto Regular', 'Roboto-Regular'], 446.74, FIGTREE),
  fallback('Figtree on Android', '551 900', ['Roboto Bold', 'Roboto-Bold'], 454.82, FIGTREE_BOLD),
  fallback('Fraunces on Android', '100 900', ['Noto Serif', 'NotoSerif', 'NotoSerif-Regular'], 477.04, FRAUNCES),
].join('');
