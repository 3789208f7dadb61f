import { toggleFavourite } from '@facade/section-kit';
import { type FocusEvent, type MouseEvent, type PointerEvent, useState } from 'react';
import { stepGallery } from '../../model/cards/step-gallery.ts';

/**
 * Everything one can do to a list of cards, heard once on the list: waking a card (pointer or focus on it), stepping through
 * its pictures, keeping it.
 */
export function useCardGestures() {
  const [awake, setAwake] = useState<readonly number[]>([]);

  const wake = ({ target }: PointerEvent | FocusEvent) => {
    const id = Number(cardOf(target)?.dataset.id);
    if (id && !awake.includes(id)) setAwake((ids) => [...ids, id]);
  };

  const onClick = ({ target }: MouseEvent) => {
    const button = target instanceof Element ? target.closest('button') : null;
    if (!button) return;
    const { keep, step } = button.dataset;
    if (keep) toggleFavourite(Number(keep));
    const slides = step ? cardOf(button)?.querySelector('.slides') : null;
    if (slides) stepGallery(slides, Number(step));
  };

  return { awake, handlers: { onPointerOver: wake, onFocus: wake, onClick } };
}

const cardOf = (target: EventTarget): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('.card') : null;
