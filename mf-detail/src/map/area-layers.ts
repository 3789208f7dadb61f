import Feature from 'ol/Feature.js';
import VectorLayer from 'ol/layer/Vector.js';
import VectorSource from 'ol/source/Vector.js';
import Fill from 'ol/style/Fill.js';
import Stroke from 'ol/style/Stroke.js';
import Style from 'ol/style/Style.js';
import type { MapColours } from './colours.ts';
import { groundCircle } from './ground-circle.ts';

/** A circle the place is somewhere in. Its wash is a layer of its own: a theme's colour comes without transparency. */
export function areaLayers(
  center: { lat: number; lng: number },
  metres: number,
  { accent }: MapColours,
): VectorLayer[] {
  const source = new VectorSource({ features: [new Feature(groundCircle(center, metres))] });
  return [
    new VectorLayer({ source, opacity: 0.16, style: new Style({ fill: new Fill({ color: accent }) }) }),
    new VectorLayer({ source, style: new Style({ stroke: new Stroke({ color: accent, width: 2 }) }) }),
  ];
}
