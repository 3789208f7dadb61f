import type Polygon from 'ol/geom/Polygon.js';
import Draw from 'ol/interaction/Draw.js';
import type OlMap from 'ol/Map.js';
import { toLonLat } from 'ol/proj.js';
import CircleStyle from 'ol/style/Circle.js';
import Fill from 'ol/style/Fill.js';
import Stroke from 'ol/style/Stroke.js';
import Style from 'ol/style/Style.js';
import { isPosition, type Position } from '../messages/guards.ts';
import { fewerPoints } from './fewer-points.ts';
import type { Palette } from './style/palette.ts';

/** Positions of a drawn ring: its address stays short. */
const MOST = 40;

/** Draws an area with one stroke of the pointer. */
export function drawTool(map: OlMap, { accent }: Palette, onDrawn: (ring: Position[]) => void) {
  const fill = new Fill({ color: accent });
  const image = new CircleStyle({ radius: 5, fill });
  const style = new Style({ stroke: new Stroke({ color: accent, width: 2.5 }), image });
  const draw = new Draw({ type: 'Polygon', freehandCondition: () => true, style });
  draw.setActive(false);
  draw.on('drawend', ({ feature }) => {
    const [ring = []] = (feature.getGeometry() as Polygon).getCoordinates();
    const positions = fewerPoints(ring.slice(0, -1), MOST).map((point) => toLonLat(point).map(roundTo5));
    const isRing = positions.length >= 3 && positions.every(isPosition);
    if (isRing) onDrawn(positions as Position[]);
  });
  map.addInteraction(draw);
  return {
    isOn: () => draw.getActive(),
    set(isOn: boolean): void {
      if (draw.getActive() === isOn) return;
      draw.setActive(isOn);
      map.getTargetElement()?.toggleAttribute('data-drawing', isOn);
    },
  };
}

const roundTo5 = (degrees: number) => Math.round(degrees * 1e5) / 1e5;
