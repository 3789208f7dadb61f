import { mapName } from '@facade/shared-domain/map/map-name';
import type { Language } from '@facade/shared-domain/model';
import type { FeatureLike } from 'ol/Feature.js';
import type Style from 'ol/style/Style.js';

/** The properties of an OpenMapTiles feature that styles use. */
export interface FeatureTraits {
  /** `class`: `minor`, `residential`, `town`. */
  kind: string;
  /** `subclass`. */
  detail: string;
  name: string;
  /** `admin_level` of a boundary; 99 if there is none. */
  level: number;
  /** Rank of a point of interest: smaller is more important. */
  rank: number;
  bridge: boolean;
  tunnel: boolean;
  zoom: number;
}

export type LayerStyle = (traits: FeatureTraits) => Style | Style[] | undefined;

/** Some producers split layers, such as `transportation_main`: the parts are drawn like the whole layer. */
const PART = /_(main|mid|detail)$/;

export const layerOf = (feature: FeatureLike): string => String(feature.get('layer')).replace(PART, '');

export function traitsOf(feature: FeatureLike, zoom: number, language: Language): FeatureTraits {
  const brunnel = feature.get('brunnel');
  return {
    kind: String(feature.get('class') ?? ''),
    detail: String(feature.get('subclass') ?? ''),
    name: mapName(language, feature),
    level: Number(feature.get('admin_level') ?? 99),
    rank: Number(feature.get('rank') ?? 99),
    bridge: brunnel === 'bridge',
    tunnel: brunnel === 'tunnel',
    zoom,
  };
}
