import Glide from '@glidejs/glide';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { prefersCalm } from './prefers-calm.ts';

export interface Slider {
  /** Index of the picture in view. */
  index: number;
  /** Both go round the corner. */
  next: () => void;
  previous: () => void;
  /** Goes there at once, so that nothing flies past. */
  jump: (index: number) => void;
}

const SLIDE_MS = 320;

/**
 * Glide on the strip inside `root`: the element marked `data-glide-el="track"` holds one list, each item a slide. The keys are left
 * to the caller, because Glide's listen to the whole document.
 */
export function useSlider(root: RefObject<HTMLElement | null>, start: number): Slider {
  const glide = useRef<Glide | null>(null);
  const [index, setIndex] = useState(start);

  useEffect(() => {
    if (!root.current) return;
    const slider = new Glide(root.current, {
      startAt: start,
      gap: 0,
      keyboard: false,
      touchRatio: 1,
      swipeThreshold: 50,
      dragThreshold: 80,
      animationDuration: prefersCalm() ? 0 : SLIDE_MS,
      // Round the corner the strip would fly past every picture.
      rewindDuration: 0,
      waitForTransition: false,
    });
    slider.on('run', () => setIndex(slider.index));
    slider.mount();
    glide.current = slider;
    return () => {
      glide.current = null;
      slider.destroy();
    };
  }, [root, start]);

  return {
    index,
    next: () => glide.current?.go('>'),
    previous: () => glide.current?.go('<'),
    jump: (to) => {
      glide.current?.update({ startAt: to });
      setIndex(to);
    },
  };
}
