/** Red, green and blue of any CSS colour, parsed by a canvas. */
function rgbOf(color: string): [number, number, number] {
  const canvas = document.createElement('canvas');
  canvas.width = 1;
  canvas.height = 1;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('This browser does not support canvas');
  context.fillStyle = color;
  context.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
  return [red, green, blue];
}

type Rgb = readonly [number, number, number];

/** Mixes `part` of the second colour into the first. */
const mix = (first: Rgb, second: Rgb, part: number): string =>
  `rgb(${first.map((value, index) => Math.round(value + ((second[index] ?? 0) - value) * part)).join(' ')})`;

/** The colours and fonts of the map, derived from the theme. */
export type Palette = ReturnType<typeof paletteFrom>;

/** Colours without a token of the theme: mixed with the paper colour, so that they match the theme. */
const WATER = '#7fa8b8';
const LEAF = '#7f9c7a';

/** Reads the tokens from the element, because a canvas does not support custom properties. */
export function readPalette(element: Element): Palette {
  const style = getComputedStyle(element);
  return paletteFrom((name) => style.getPropertyValue(`--${name}`).trim());
}

function paletteFrom(token: (name: string) => string) {
  const paper = rgbOf(token('paper'));
  const warm = rgbOf(token('tint-warm'));
  const surface = rgbOf(token('surface'));
  const line = rgbOf(token('line'));
  const ink = rgbOf(token('ink'));
  const muted = rgbOf(token('muted'));
  const accent = rgbOf(token('accent'));
  const primary = rgbOf(token('primary'));
  const water = rgbOf(WATER);
  const leaf = rgbOf(LEAF);
  return {
    ground: mix(paper, warm, 0.15),
    built: mix(paper, warm, 0.95),
    works: mix(warm, line, 0.7),
    grass: mix(paper, leaf, 0.16),
    park: mix(paper, leaf, 0.3),
    wood: mix(paper, leaf, 0.42),
    water: mix(paper, water, 0.5),
    waterName: mix(water, ink, 0.45),
    building: mix(warm, line, 0.95),
    buildingEdge: mix(line, muted, 0.18),
    street: mix(surface, surface, 0),
    streetEdge: mix(line, muted, 0.12),
    mainRoad: mix(surface, accent, 0.13),
    mainRoadEdge: mix(line, accent, 0.18),
    motorway: mix(surface, accent, 0.22),
    motorwayEdge: mix(line, accent, 0.34),
    path: mix(line, muted, 0.4),
    rail: mix(line, muted, 0.42),
    boundary: mix(line, muted, 0.45),
    ink: token('ink'),
    muted: token('muted'),
    quiet: mix(muted, paper, 0.15),
    halo: mix(paper, surface, 0.3),
    parkName: mix(leaf, ink, 0.5),
    station: mix(primary, primary, 0),
    surface: token('surface'),
    accent: token('accent'),
    text: token('font-text'),
    display: token('font-display'),
  };
}
