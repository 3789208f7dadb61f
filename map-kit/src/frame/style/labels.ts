import Fill from 'ol/style/Fill.js';
import Stroke from 'ol/style/Stroke.js';
import Style from 'ol/style/Style.js';
import Text, { type Options } from 'ol/style/Text.js';
import type { FeatureTraits, LayerStyle } from './layer-style.ts';
import type { Palette } from './palette.ts';
import { type Stops, valueAt } from './zoom.ts';

type Label = Omit<Options, 'fill'> & { fill: Fill };

/** Text style with the halo that all names have. */
export const label = (palette: Palette, priority: number, { fill, ...options }: Label): Style =>
  new Style({
    text: new Text({ stroke: new Stroke({ color: palette.halo, width: 3 }), fill, padding: [3, 4, 3, 4], ...options }),
    // If two names would overlap, the one with the higher priority is shown.
    zIndex: priority,
  });

interface Place {
  priority: number;
  size: Stops;
  color: 'ink' | 'muted' | 'quiet';
  font: 'display' | 'text';
  weight: number;
}

const PLACES: Record<string, Place> = {
  city: {
    priority: 100,
    size: [
      [5, 13],
      [10, 18],
      [14, 24],
    ],
    color: 'ink',
    font: 'display',
    weight: 560,
  },
  town: {
    priority: 90,
    size: [
      [8, 12.5],
      [12, 18],
      [15, 24],
    ],
    color: 'ink',
    font: 'display',
    weight: 540,
  },
  village: {
    priority: 80,
    size: [
      [10.2, 12],
      [13, 14.5],
      [16, 19],
    ],
    color: 'ink',
    font: 'display',
    weight: 500,
  },
  suburb: {
    priority: 60,
    size: [
      [12.5, 12],
      [16, 15],
    ],
    color: 'muted',
    font: 'text',
    weight: 550,
  },
  hamlet: {
    priority: 55,
    size: [
      [12.5, 11.5],
      [16, 14],
    ],
    color: 'muted',
    font: 'text',
    weight: 500,
  },
};

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

/** All labels. */
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
    place: (traits) => {
      const place = PLACES[traits.kind];
      const size = place ? valueAt(place.size, traits.zoom) : 0;
      if (!place || !size) return undefined;
      return write(
        traits,
        place.priority,
        `${place.weight} ${size.toFixed(1)}px ${palette[place.font]}`,
        palette[place.color],
      );
    },
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
