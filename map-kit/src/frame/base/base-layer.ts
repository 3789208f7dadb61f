import type { Language, Site } from '@facade/shared-domain/model';
import type BaseLayer from 'ol/layer/Base.js';
import TileLayer from 'ol/layer/Tile.js';
import VectorTileLayer from 'ol/layer/VectorTile.js';
import XYZ from 'ol/source/XYZ.js';
import { baseStyle } from '../style/base-style.ts';
import type { Palette } from '../style/palette.ts';
import { RegionSource } from './tile-source.ts';

/** The base layer of the map: the agency's own file, the tiles of its provider, or nothing. */
export function baseLayers({ base, tileUrl }: Site['map'], palette: Palette, language: Language): BaseLayer[] {
  if (base)
    return [
      new VectorTileLayer({
        source: new RegionSource({ url: base.url, transition: 0 }),
        style: baseStyle(palette, language),
        declutter: 'base',
        background: palette.ground,
        renderBuffer: 60,
      }),
    ];
  return tileUrl ? [new TileLayer({ source: new XYZ({ url: tileUrl, maxZoom: 19 }) })] : [];
}
