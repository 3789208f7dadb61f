import type { Language } from '@facade/shared-domain/model';
import { measureTextWidth } from 'ol/render/canvas.js';
import type RenderFeature from 'ol/render/Feature.js';
import Fill from 'ol/style/Fill.js';
import type { StyleFunction } from 'ol/style/Style.js';
import { besideMarkers } from '../markers/beside-markers.ts';
import type { Box } from '../markers/marker-box.ts';
import { label } from './labels.ts';
import { layerOf, traitsOf } from './layer-style.ts';
import type { Palette } from './palette.ts';
import { type Stops, valueAt, zoomOf } from './zoom.ts';

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

/** Towns from this priority on are named even where markers leave no room. */
const ALWAYS = 90;

/** The boxes of the markers in pixels at a resolution. */
export type MarkersAt = (resolution: number) => readonly Box[];

/** The names of places. A name moves out from under the markers. */
export function placeNames(palette: Palette, language: Language, markersAt: MarkersAt): StyleFunction {
  return (feature, resolution) => {
    if (layerOf(feature) !== 'place') return undefined;
    const { kind, name, zoom } = traitsOf(feature, zoomOf(resolution), language);
    const place = PLACES[kind];
    const size = place ? valueAt(place.size, zoom) : 0;
    if (!name || !place || !size) return undefined;
    const font = `${place.weight} ${size.toFixed(1)}px ${palette[place.font]}`;
    const [lng = 0, lat = 0] = (feature as RenderFeature).getFlatCoordinates();
    const [x, y, half] = [lng / resolution, -lat / resolution, measureTextWidth(font, name) / 2];
    const box = { left: x - half, top: y - size / 2, right: x + half, bottom: y + size / 2 };
    const spot = besideMarkers(box, markersAt(resolution));
    if (!spot.isFree && place.priority < ALWAYS) return undefined;
    const fill = new Fill({ color: palette[place.color] });
    return label(palette, place.priority, { text: name, font, fill, offsetX: spot.x, offsetY: spot.y });
  };
}
