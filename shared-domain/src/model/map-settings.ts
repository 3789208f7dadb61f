import type { Point } from './listing.ts';

/**
 * The background of the map: `base`, the agency's own PMTiles file with its bounds (west, south, east, north), else the tiles of a
 * provider, else none.
 */
export interface MapSettings {
  tileUrl: string;
  attribution: string;
  /** Searches by travel time are possible. */
  hasRoads?: boolean;
  base?: { url: string; bounds: [number, number, number, number] } | null;
}

/** The area that one reaches within a time: `GET /api/reach`. */
export interface Reach {
  /** As the filter `within` takes them. */
  corners: Point[];
  /** The agency's roads end before the time does. */
  isCut: boolean;
}
