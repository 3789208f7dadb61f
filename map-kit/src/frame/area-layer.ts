import Feature from 'ol/Feature.js';
import Circle from 'ol/geom/Circle.js';
import MultiPolygon from 'ol/geom/MultiPolygon.js';
import VectorLayer from 'ol/layer/Vector.js';
import { fromLonLat, getPointResolution } from 'ol/proj.js';
import VectorSource from 'ol/source/Vector.js';
import Fill from 'ol/style/Fill.js';
import Stroke from 'ol/style/Stroke.js';
import Style from 'ol/style/Style.js';
import type { MapArea } from '../messages/map-message.ts';
import type { Palette } from './style/palette.ts';

/**
 * The area of a hidden address, or of a search. Its fill is a separate layer, because a theme's colours have no
 * transparency.
 */
export class AreaLayer {
  readonly #source = new VectorSource();
  readonly layers: VectorLayer[];

  constructor({ accent }: Palette) {
    const source = this.#source;
    const wash = new Style({ fill: new Fill({ color: accent }) });
    this.layers = [
      new VectorLayer({ source, opacity: 0.1, style: (feature) => (feature.get('bare') ? undefined : wash) }),
      new VectorLayer({ source, opacity: 0.8, style: new Style({ stroke: new Stroke({ color: accent, width: 2 }) }) }),
    ];
  }

  show(area: MapArea | null): void {
    this.#source.clear();
    if (area) this.#source.addFeature(new Feature({ geometry: geometryOf(area), bare: 'bare' in area && area.bare }));
  }
}

/** Converts metres on the ground to units of the map, which grow towards the poles. */
function geometryOf(area: MapArea): Circle | MultiPolygon {
  if ('parts' in area)
    return new MultiPolygon(
      area.parts.map((rings) => rings.map((ring) => ring.map((position) => fromLonLat(position)))),
    );
  const center = fromLonLat(area.center);
  return new Circle(center, area.metres / getPointResolution('EPSG:3857', 1, center, 'm'));
}
