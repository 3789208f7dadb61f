import type { MapFeature } from './street-map.ts';

/** Colours of the printed map: those of the site's map in its own design. */
export const MAP_COLORS = {
  ground: '#f8f3ea',
  water: '#bdd0d5',
  building: '#e4dacb',
  street: '#ffffff',
  streetEdge: '#d6cfc3',
  mainRoad: '#f7e8e1',
  mainRoadEdge: '#dcc4b6',
  path: '#c6bfb3',
  rail: '#b3ada2',
} as const;

const GREEN = new Set(['pitch', 'playground', 'cemetery', 'garden', 'park', 'grass']);
const WORKS = new Set(['industrial', 'commercial', 'retail', 'railway', 'quarry']);
/** Buildings, paths and lanes are too small on the map of a whole town. */
const DETAILS = 14;

/** The layers of areas, from below. */
export const AREA_LAYERS = ['landuse', 'landcover', 'water', 'building'] as const;

/** The colour of an area; null if it is not drawn. */
export function areaColor({ layer, kind }: MapFeature, zoom: number): string | null {
  if (layer === 'water') return MAP_COLORS.water;
  if (layer === 'building') return zoom >= DETAILS ? MAP_COLORS.building : null;
  if (kind === 'wood') return '#cbd4be';
  if (GREEN.has(kind)) return '#e0e4d2';
  if (layer === 'landcover') return null;
  return WORKS.has(kind) ? '#ebe3d5' : '#f2eadd';
}

export interface Stroke {
  color: string;
  edge: string | null;
  width: number;
  /** The higher one is drawn above. */
  order: number;
  isDashed?: boolean;
}

/** Widths at the zoom of a street, in points. */
const ROADS: Readonly<Record<string, readonly [width: number, order: number]>> = {
  motorway: [7, 8],
  trunk: [6.6, 7],
  primary: [6, 6],
  secondary: [5.4, 5],
  tertiary: [4.8, 4],
  minor: [3.8, 3],
  pedestrian: [2.8, 2],
  service: [1.6, 1],
};
const MAIN = 5;
const STREETS = 12.5;
const WIDTHS_AT = 15;

/** How a line is drawn; null if it is not. */
export function strokeOf({ layer, kind, isTunnel }: MapFeature, zoom: number): Stroke | null {
  const scale = 2 ** ((zoom - WIDTHS_AT) * 0.7);
  if (layer === 'waterway') {
    const width = (kind === 'river' || kind === 'canal' ? 4 : 1.4) * scale;
    return isTunnel ? null : { color: MAP_COLORS.water, edge: null, width, order: -2 };
  }
  if (layer !== 'transportation') return null;
  if (kind === 'rail') return isTunnel ? null : { color: MAP_COLORS.rail, edge: null, width: 2 * scale, order: 9 };
  if (kind === 'path' || kind === 'track')
    return zoom < DETAILS ? null : { color: MAP_COLORS.path, edge: null, width: 0.8, order: -1, isDashed: true };
  const road = ROADS[kind];
  if (!road || (zoom < STREETS && road[1] < MAIN - 1) || (zoom < DETAILS && road[1] < 2)) return null;
  const [width, order] = road;
  const isMain = order >= MAIN;
  return {
    color: isMain ? MAP_COLORS.mainRoad : MAP_COLORS.street,
    edge: isMain ? MAP_COLORS.mainRoadEdge : MAP_COLORS.streetEdge,
    width: width * scale,
    order,
  };
}
