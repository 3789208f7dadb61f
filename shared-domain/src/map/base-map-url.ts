/** Path of the agency's street map: one PMTiles file, read in ranges. */
export const BASE_MAP_URL = '/api/base-map.pmtiles';
