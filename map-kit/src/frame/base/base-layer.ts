import type { Language, Site } from '@facade/shared-domain/model';
import type BaseLayer from 'ol/layer/Base.js';
import TileLayer from 'ol/layer/Tile.js';
import VectorTileLayer from 'ol/layer/VectorTile.js';
import XYZ from 'ol/source/XYZ.js';
import { baseStyle } from '../style/base-style.ts';
import type { Palette } from '../style/palette.ts';
import { type MarkersAt, placeNames } from '../style/place-names.ts';
import { RegionSource } from './tile-source.ts';

interface BaseLayers {
  /** Below everything: the agency's own file, the tiles of its provider, or nothing. */
  ground: BaseLayer[];
  /** The names of places, above everything. They are drawn again when the layer has changed. */
  names: BaseLayer | null;
}

/** The layers of the base map. Names avoid the markers. */
export function baseLayers(
  { base, tileUrl }: Site['map'],
  { palette, language, markersAt }: { palette: Palette; language: Language; markersAt: MarkersAt },
): BaseLayers {
  if (!base)
    return { ground: tileUrl ? [new TileLayer({ source: new XYZ({ url: tileUrl, maxZoom: 19 }) })] : [], names: null };
  const source = new RegionSource({ url: base.url, transition: 0 });
  const shared = { source, declutter: 'base', renderBuffer: 60 };
  const ground = new VectorTileLayer({ ...shared, style: baseStyle(palette, language), background: palette.ground });
  // A separate layer, so that new markers do not redraw the streets. As vectors, because a cached image would be redrawn each time.
  const names = new VectorTileLayer({
    ...shared,
    style: placeNames(palette, language, markersAt),
    renderMode: 'vector',
  });
  return { ground: [ground], names };
}
