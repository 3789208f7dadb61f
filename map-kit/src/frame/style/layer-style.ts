import type { Language } from '@facade/shared-domain/model';
import type { FeatureLike } from 'ol/Feature.js';
import type Style from 'ol/style/Style.js';
import { nameIn } from './names.ts';

/** What a style looks at in a feature of the OpenMapTiles schema. */
export interface Looked {
  /** `class`: `minor`, `residential`, `town`. */
  kind: string;
  /** `subclass`. */
  detail: string;
  name: string;
  /** `admin_level` of a boundary; 99 where there is none. */
  level: number;
  /** Of a point of interest: the smaller, the more important. */
  rank: number;
  bridge: boolean;
  tunnel: boolean;
  zoom: number;
}

export type LayerStyle = (looked: Looked) => Style | Style[] | undefined;

/** The parts of some makers' layers, such as `transportation_main`, are drawn as the whole. */
const PART = /_(main|mid|detail)$/;

export const layerOf = (feature: FeatureLike): string => String(feature.get('layer')).replace(PART, '');

export function lookAt(feature: FeatureLike, zoom: number, language: Language): Looked {
  const brunnel = feature.get('brunnel');
  return {
    kind: String(feature.get('class') ?? ''),
    detail: String(feature.get('subclass') ?? ''),
    name: nameIn(language, feature),
    level: Number(feature.get('admin_level') ?? 99),
    rank: Number(feature.get('rank') ?? 99),
    bridge: brunnel === 'bridge',
    tunnel: brunnel === 'tunnel',
    zoom,
  };
}
