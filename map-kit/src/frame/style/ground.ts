import Fill from 'ol/style/Fill.js';
import Stroke from 'ol/style/Stroke.js';
import Style from 'ol/style/Style.js';
import type { LayerStyle } from './layer-style.ts';
import type { Palette } from './palette.ts';
import { valueAt } from './zoom.ts';

const fill = (color: string, zIndex: number) => new Style({ fill: new Fill({ color }), zIndex });

const GREEN = new Set([
  'pitch',
  'playground',
  'cemetery',
  'garden',
  'park',
  'village_green',
  'allotments',
  'golf_course',
]);

/** Land, water and buildings: all areas. */
export function groundStyles(palette: Palette): Record<string, LayerStyle> {
  const residential = fill(palette.built, 1);
  const works = fill(palette.works, 2);
  const grass = fill(palette.grass, 2);
  const park = fill(palette.park, 3);
  const wood = fill(palette.wood, 3);
  const water = fill(palette.water, 4);
  const building = new Style({
    fill: new Fill({ color: palette.building }),
    stroke: new Stroke({ color: palette.buildingEdge, width: 0.75 }),
    zIndex: 6,
  });
  return {
    landcover: ({ kind, detail }) => {
      if (kind === 'wood') return wood;
      if (kind !== 'grass') return undefined;
      return detail && GREEN.has(detail) ? park : grass;
    },
    landuse: ({ kind }) => {
      if (GREEN.has(kind)) return park;
      if (['residential', 'suburb', 'neighbourhood'].includes(kind)) return residential;
      return ['industrial', 'commercial', 'retail', 'railway', 'quarry'].includes(kind) ? works : residential;
    },
    park: () => undefined,
    water: () => water,
    ocean: () => water,
    waterway: ({ kind, zoom, tunnel }) => {
      const stops = kind === 'river' || kind === 'canal' ? BROAD : NARROW;
      const width = valueAt(stops, zoom);
      if (!width || tunnel) return undefined;
      return new Style({ stroke: new Stroke({ color: palette.water, width, lineCap: 'round' }), zIndex: 4 });
    },
    building: ({ zoom }) => (zoom < 14 ? undefined : building),
    boundary: ({ level, zoom }) => {
      if (level > 8 || (level > 6 && zoom < 11)) return undefined;
      const width = level <= 4 ? 1.6 : 1;
      const lineDash = level <= 4 ? [8, 4] : [2, 4];
      return new Style({ stroke: new Stroke({ color: palette.boundary, width, lineDash }), zIndex: 5 });
    },
  };
}

const BROAD = [
  [7, 0.6],
  [12, 1.8],
  [15, 5],
  [18, 14],
] as const;
const NARROW = [
  [12.5, 0.7],
  [15, 1.6],
  [18, 4],
] as const;
