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

/** The area that a home is somewhere in, or that is searched. Its wash is a layer of its own: a theme's colour comes without transparency. */
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

/** A circle has that many metres on the ground: the map's own metres grow towards the poles. */
function geometryOf(area: MapArea): Circle | MultiPolygon {
  if ('parts' in area)
    return new MultiPolygon(
      area.parts.map((rings) => rings.map((ring) => ring.map((position) => fromLonLat(position)))),
    );
  const center = fromLonLat(area.center);
  return new Circle(center, area.metres / getPointResolution('EPSG:3857', 1, center, 'm'));
}
