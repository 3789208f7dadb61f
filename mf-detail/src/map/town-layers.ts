import Feature from 'ol/Feature.js';
import Point from 'ol/geom/Point.js';
import VectorLayer from 'ol/layer/Vector.js';
import { fromLonLat } from 'ol/proj.js';
import VectorSource from 'ol/source/Vector.js';
import Circle from 'ol/style/Circle.js';
import Fill from 'ol/style/Fill.js';
import Stroke from 'ol/style/Stroke.js';
import Style from 'ol/style/Style.js';
import Text from 'ol/style/Text.js';
import type { Town } from '../api-client/get-towns.ts';
import type { MapColours } from './colours.ts';
import { groundCircle } from './ground-circle.ts';

/** Radius in metres of the patch a town lies on, which only says "here live people". */
const PATCH_METRES = 700;

/** The plain base: each town a light patch with a dot and its name. Names that would touch another are left out. */
export function townLayers(towns: Town[], colours: MapColours): VectorLayer[] {
  const patches = towns.map((town) => new Feature(groundCircle(town, PATCH_METRES)));
  const points = towns.map(
    ({ lat, lng, label }) => new Feature({ geometry: new Point(fromLonLat([lng, lat])), label }),
  );
  return [
    new VectorLayer({
      source: new VectorSource({ features: patches }),
      opacity: 0.75,
      style: new Style({ fill: new Fill({ color: colours.paper }) }),
    }),
    new VectorLayer({
      source: new VectorSource({ features: points }),
      declutter: true,
      style: (feature) => townStyle(feature.get('label'), colours),
    }),
  ];
}

const townStyle = (label: string, { ink, muted, paper, font }: MapColours): Style =>
  new Style({
    image: new Circle({
      radius: 3.5,
      fill: new Fill({ color: paper }),
      stroke: new Stroke({ color: muted, width: 2 }),
      declutterMode: 'none',
    }),
    text: new Text({
      text: label,
      font: `600 13px ${font}`,
      offsetY: 15,
      padding: [4, 6, 4, 6],
      fill: new Fill({ color: ink }),
      stroke: new Stroke({ color: paper, width: 3 }),
    }),
  });
