import type { Slider } from './use-slider.ts';
import type { ZoomControl } from './use-zoom.ts';

/** By the name of the key. */
export type KeyActions = Record<string, () => void>;

export interface SlideKeys {
  slider: Slider;
  zoom: ZoomControl;
  /** Of pictures. */
  count: number;
}

/** What each key does: the arrows go to the next picture, or look over one that is enlarged. */
export function slideKeys({ slider, zoom, count }: SlideKeys): KeyActions {
  const arrows: KeyActions = zoom.isZoomed
    ? {
        ArrowRight: () => zoom.look(1, 0),
        ArrowLeft: () => zoom.look(-1, 0),
        ArrowDown: () => zoom.look(0, 1),
        ArrowUp: () => zoom.look(0, -1),
      }
    : { ArrowRight: slider.next, ArrowLeft: slider.previous };
  return {
    ...arrows,
    Home: () => slider.jump(0),
    End: () => slider.jump(count - 1),
    '+': zoom.zoomIn,
    '=': zoom.zoomIn,
    '-': zoom.zoomOut,
    '0': zoom.reset,
  };
}
