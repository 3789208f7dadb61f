import type { Language, Location } from '@facade/shared-domain/model';
import { AROUND_METRES, type Area, areaAt } from '@facade/shared-domain/places/area-at';
import type { BaseMap } from '../../content/index.ts';
import { COLUMN } from '../brochure/page.ts';
import { type MapView, type PlaceMap, project, readStreetMap, type Spot } from './street-map.ts';

/** Heights that a map of the width of the page may have, in points. */
export const MAP_HEIGHT = { least: 150, most: 400 };

/** About 1600 metres across in Belgium: the streets around, with their names. */
const NEAR = 15;
/** About 6500 metres across: the town. */
const TOWN = 13;

/** The map of a place, from the agency's own street map; null where that has no streets. */
export async function placeMap(
  location: Location,
  { baseMap, areas, language }: { baseMap: BaseMap; areas: readonly Area[]; language: Language },
): Promise<PlaceMap | null> {
  const outline = location.exact ? null : areaAt(location, areas);
  const view = outline ? viewOf(outline) : { ...location, zoom: location.exact ? NEAR : TOWN };
  const map = await readStreetMap(baseMap, view, { width: COLUMN, height: MAP_HEIGHT.most, language });
  if (!map) return null;
  if (location.exact) return { ...map, mark: 'spot' };
  const [left, top] = project(view, map.zoom);
  if (!outline) return { ...map, mark: { radius: AROUND_METRES / metresPerPoint(location.lat, map.zoom) } };
  const rings = outline.parts.flat().map((ring) =>
    ring.map(([lng = 0, lat = 0]): Spot => {
      const [x, y] = project({ lat, lng }, map.zoom);
      return [x - left, y - top];
    }),
  );
  return { ...map, mark: { rings } };
}

/** The whole outline in the least height. */
function viewOf({ parts }: Area): MapView {
  const positions = parts.flat(2);
  const [lngs, lats] = [positions.map(([lng = 0]) => lng), positions.map(([, lat = 0]) => lat)];
  const [west, east] = [Math.min(...lngs), Math.max(...lngs)];
  const [south, north] = [Math.min(...lats), Math.max(...lats)];
  const [left, top] = project({ lat: north, lng: west }, 0);
  const [right, bottom] = project({ lat: south, lng: east }, 0);
  const scale = Math.min((COLUMN * 0.9) / (right - left), (MAP_HEIGHT.least * 0.9) / (bottom - top));
  return { lat: (south + north) / 2, lng: (west + east) / 2, zoom: Math.min(TOWN, Math.log2(scale)) };
}

/** Length of the equator, in metres. */
const EQUATOR = 40_075_017;

const metresPerPoint = (lat: number, zoom: number): number =>
  (EQUATOR * Math.cos((lat * Math.PI) / 180)) / (256 * 2 ** zoom);
