/** Where the site serves the agency's street map: one PMTiles file, read in parts. */
export const BASE_MAP_URL = '/api/base-map.pmtiles';
