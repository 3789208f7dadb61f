import TileLayer from 'ol/layer/Tile.js';
import XYZ from 'ol/source/XYZ.js';

/** The tiles of the agency's provider. Who made them is written by the page, under the map. */
export const tileLayer = (url: string): TileLayer => new TileLayer({ source: new XYZ({ url, maxZoom: 19 }) });
