import Fill from 'ol/style/Fill.js';
import Stroke from 'ol/style/Stroke.js';
import Style from 'ol/style/Style.js';
import Text, { type Options } from 'ol/style/Text.js';
import type { FeatureTraits, LayerStyle } from './layer-style.ts';
import type { Palette } from './palette.ts';

type Label = Omit<Options, 'fill'> & { fill: Fill };

/** Text style with the halo that all names have. */
export const label = (palette: Palette, priority: number, { fill, ...options }: Label): Style =>
  new Style({
    text: new Text({ stroke: new Stroke({ color: palette.halo, width: 3 }), fill, padding: [3, 4, 3, 4], ...options }),
    // If two names would overlap, the one with the higher priority is shown.
    zIndex: priority,
  });

/** Zoom from which the names of roads of a kind are shown. */
const NAMED_FROM: Record<string, number> = {
  primary: 12.8,
  secondary: 13.2,
  tertiary: 13.8,
  minor: 15,
  pedestrian: 15.2,
  service: 16.6,
  path: 17,
  track: 16.6,
};

const POINTS = new Set([
  'school',
  'college',
  'hospital',
  'town_hall',
  'library',
  'park',
  'castle',
  'museum',
  'police',
  'swimming',
]);

/** All labels except the names of places. */
export function labelStyles(palette: Palette): Record<string, LayerStyle> {
  const write = (
    traits: FeatureTraits,
    priority: number,
    font: string,
    color: string,
    options: Omit<Options, 'fill'> = {},
  ) =>
    traits.name
      ? label(palette, priority, { text: traits.name, font, fill: new Fill({ color }), ...options })
      : undefined;
  const text = (weight: number, size: number) => `${weight} ${size.toFixed(1)}px ${palette.text}`;
  const waterName: LayerStyle = (traits) =>
    traits.zoom < 13
      ? undefined
      : write(traits, 50, `italic ${text(500, 12)}`, palette.waterName, { placement: 'line', repeat: 500 });

  return {
    transportation_name: (traits) => {
      if (traits.zoom < (NAMED_FROM[traits.kind] ?? 99)) return undefined;
      const size = Math.min(13, 11 + Math.max(0, traits.zoom - 15));
      const priority = traits.kind === 'primary' || traits.kind === 'secondary' ? 45 : 40;
      const options: Omit<Options, 'fill'> = { placement: 'line', maxAngle: Math.PI / 7, repeat: 420 };
      return write(traits, priority, text(500, size), palette.muted, options);
    },
    water_name: waterName,
    waterway: (traits) => (traits.kind === 'river' || traits.kind === 'canal' ? waterName(traits) : undefined),
    housenumber: (traits) =>
      traits.zoom < 17.2 ? undefined : write(traits, 10, text(450, 10.5), palette.quiet, { padding: [1, 1, 1, 1] }),
    poi: (traits) =>
      traits.zoom < 16 || !POINTS.has(traits.kind)
        ? undefined
        : write(traits, 20, text(500, 11), traits.kind === 'park' ? palette.parkName : palette.quiet),
  };
}
