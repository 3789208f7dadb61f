import type { LayerStyle } from './layer-style.ts';

const MOST = 600;

/**
 * Caches style objects for features that look the same, because a tile has hundreds of roads of few kinds. Not for
 * features with a name.
 */
export function remembered(style: LayerStyle): LayerStyle {
  const known = new Map<string, ReturnType<LayerStyle>>();
  return (traits) => {
    const { kind, detail, level, bridge, tunnel, zoom } = traits;
    const key = [kind, detail, level, bridge, tunnel, zoom.toFixed(2)].join(' ');
    if (known.has(key)) return known.get(key);
    if (known.size >= MOST) known.clear();
    const made = style(traits);
    known.set(key, made);
    return made;
  };
}
