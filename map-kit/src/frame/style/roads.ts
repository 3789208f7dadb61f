import Stroke from 'ol/style/Stroke.js';
import Style from 'ol/style/Style.js';
import type { LayerStyle } from './layer-style.ts';
import type { Palette } from './palette.ts';
import { type Stops, valueAt } from './zoom.ts';

interface Road {
  fill: string;
  edge: string;
  /** The wider road is drawn above. */
  order: number;
  width: Stops;
}

/** Draw order of roads: edges first, so that crossings are open. */
const EDGES = 10;
const FILLS = 20;
const BRIDGES = 20;

/** Streets, paths and railways. */
export function roadStyle(palette: Palette): LayerStyle {
  const roads = roadsIn(palette);
  return (traits) => {
    const { kind, zoom, bridge, tunnel } = traits;
    if (kind === 'rail') return railway(palette, zoom, tunnel);
    if (kind === 'path' || kind === 'track') return footway(palette, zoom);
    const road = roads[kind];
    const width = road ? valueAt(road.width, zoom) : 0;
    if (!road || !width) return undefined;
    const above = bridge ? BRIDGES : 0;
    const stroke = (color: string, lineWidth: number) =>
      new Stroke({ color, width: lineWidth, lineCap: bridge ? 'butt' : 'round', lineJoin: 'round' });
    const fill = new Style({ stroke: stroke(road.fill, width), zIndex: FILLS + above + road.order });
    const edge = width < 1.2 ? Math.max(width, 0.8) : width + (zoom > 15 ? 1.8 : 1.4);
    const casing = new Style({ stroke: stroke(road.edge, edge), zIndex: EDGES + above + road.order });
    return width < 1.2 ? casing : [casing, fill];
  };
}

function railway({ rail, surface }: Palette, zoom: number, tunnel: boolean) {
  const width = valueAt(RAIL, zoom);
  if (!width || tunnel) return undefined;
  const track = new Style({ stroke: new Stroke({ color: rail, width }), zIndex: 31 });
  if (zoom < 13) return track;
  const sleepers = new Stroke({ color: surface, width: width * 0.5, lineDash: [7, 7], lineCap: 'butt' });
  return [track, new Style({ stroke: sleepers, zIndex: 32 })];
}

function footway({ path }: Palette, zoom: number) {
  const width = valueAt(PATH, zoom);
  const lineDash = [width * 3, width * 2.5];
  return width ? new Style({ stroke: new Stroke({ color: path, width, lineDash }), zIndex: 9 }) : undefined;
}

const RAIL: Stops = [
  [9, 0.7],
  [13, 1.6],
  [16, 3],
  [18, 4],
];
const PATH: Stops = [
  [14.5, 0.8],
  [18, 2],
];

function roadsIn(palette: Palette): Record<string, Road> {
  const street = { fill: palette.street, edge: palette.streetEdge };
  const main = { fill: palette.mainRoad, edge: palette.mainRoadEdge };
  const motorway = { fill: palette.motorway, edge: palette.motorwayEdge };
  return {
    motorway: {
      ...motorway,
      order: 8,
      width: [
        [7, 0.9],
        [12, 3],
        [15, 8],
        [18, 24],
      ],
    },
    trunk: {
      ...motorway,
      order: 7,
      width: [
        [7, 0.7],
        [12, 2.6],
        [15, 7.5],
        [18, 22],
      ],
    },
    primary: {
      ...main,
      order: 6,
      width: [
        [8, 0.6],
        [12, 2.4],
        [15, 7],
        [18, 20],
      ],
    },
    secondary: {
      ...main,
      order: 5,
      width: [
        [9, 0.5],
        [12, 2],
        [15, 6.4],
        [18, 18],
      ],
    },
    tertiary: {
      ...street,
      order: 4,
      width: [
        [10.5, 0.6],
        [13, 2.2],
        [15, 5.6],
        [18, 17],
      ],
    },
    minor: {
      ...street,
      order: 3,
      width: [
        [12, 0.6],
        [13.5, 1.4],
        [15, 4.4],
        [18, 15],
      ],
    },
    pedestrian: {
      ...street,
      order: 2,
      width: [
        [13.5, 0.6],
        [15, 3],
        [18, 11],
      ],
    },
    service: {
      ...street,
      order: 1,
      width: [
        [14.5, 0.7],
        [15.5, 1.8],
        [18, 7],
      ],
    },
  };
}
