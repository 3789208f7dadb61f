import Feature from 'ol/Feature.js';
import LineString from 'ol/geom/LineString.js';
import MultiPoint from 'ol/geom/MultiPoint.js';
import VectorLayer from 'ol/layer/Vector.js';
import type OlMap from 'ol/Map.js';
import VectorSource from 'ol/source/Vector.js';
import CircleStyle from 'ol/style/Circle.js';
import Fill from 'ol/style/Fill.js';
import Stroke from 'ol/style/Stroke.js';
import Style from 'ol/style/Style.js';
import type { Palette } from '../style/palette.ts';
import type { Sketch } from './sketch.ts';

/**
 * The line that is being drawn, above all other layers; closed with dashes once there are enough corners for an area.
 */
export class SketchLayer {
  readonly #source = new VectorSource();

  constructor(map: OlMap, { accent, surface }: Palette) {
    const line = new Style({ stroke: new Stroke({ color: accent, width: 2.5 }) });
    const closing = new Style({ stroke: new Stroke({ color: accent, width: 2, lineDash: [6, 6] }) });
    const corner = new CircleStyle({
      radius: 6,
      fill: new Fill({ color: surface }),
      stroke: new Stroke({ color: accent, width: 2.5 }),
    });
    const styles = { line, closing, corners: new Style({ image: corner }) };
    const layer = new VectorLayer({
      source: this.#source,
      zIndex: 10,
      style: (feature) => styles[feature.get('part') as keyof typeof styles],
    });
    map.addLayer(layer);
  }

  show({ places, isStroke, isArea }: Sketch): void {
    this.#source.clear();
    if (places.length === 0) return;
    const line = places.map((place) => [...place]);
    const add = (part: string, geometry: LineString | MultiPoint) =>
      this.#source.addFeature(new Feature({ geometry, part }));
    add('line', new LineString(line));
    if (isArea) add('closing', new LineString([line.at(-1) as number[], line[0] as number[]]));
    if (!isStroke) add('corners', new MultiPoint(line));
  }
}
