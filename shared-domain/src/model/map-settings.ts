/**
 * The background of the map: `base`, the agency's own PMTiles file with its bounds (west, south, east, north), else the tiles of a
 * provider, else none.
 */
export interface MapSettings {
  tileUrl: string;
  attribution: string;
  base?: { url: string; bounds: [number, number, number, number] } | null;
}
