import type { Language } from '@facade/shared-domain/model';
import type { StyleFunction } from 'ol/style/Style.js';
import { groundStyles } from './ground.ts';
import { labelStyles } from './labels.ts';
import { type LayerStyle, layerOf, traitsOf } from './layer-style.ts';
import type { Palette } from './palette.ts';
import { roadStyle } from './roads.ts';
import { zoomOf } from './zoom.ts';

/** Most styles that are cached. */
const MOST_STYLES = 600;

/**
 * Caches style objects for features that look the same, because a tile has hundreds of roads of few kinds. Not for
 * features with a name.
 */
function remembered(style: LayerStyle): LayerStyle {
  const known = new Map<string, ReturnType<LayerStyle>>();
  return (traits) => {
    const { kind, detail, level, bridge, tunnel, zoom } = traits;
    const key = [kind, detail, level, bridge, tunnel, zoom.toFixed(2)].join(' ');
    if (known.has(key)) return known.get(key);
    if (known.size >= MOST_STYLES) known.clear();
    const made = style(traits);
    known.set(key, made);
    return made;
  };
}

/** The style of the street map. Features without a style are not drawn. */
export function baseStyle(palette: Palette, language: Language): StyleFunction {
  const ground = groundStyles(palette);
  const labels = labelStyles(palette);
  const all: [string, LayerStyle][] = [...Object.entries(ground), ['transportation', roadStyle(palette)]];
  const drawn = Object.fromEntries(all.map(([layer, style]) => [layer, remembered(style)]));
  return (feature, resolution) => {
    const layer = layerOf(feature);
    const traits = traitsOf(feature, zoomOf(resolution), language);
    const styles = [drawn[layer]?.(traits), labels[layer]?.(traits)].flatMap((style) => style ?? []);
    return styles.length > 0 ? styles : undefined;
  };
}
