import { toggleFavourite } from '@facade/section-kit';
import { type FocusEvent, type MouseEvent, type PointerEvent, type UIEvent, useState } from 'react';
import { placeInGallery, stepGallery } from '../../model/cards/step-gallery.ts';
import { toggleCompared } from '../../model/kept/compared.ts';

/**
 * Everything one can do to a list of cards, heard once on the list: waking a card (pointer or focus on it), stepping or swiping
 * through its pictures, keeping it.
 */
export function useCardGestures() {
  const [awake, setAwake] = useState<readonly number[]>([]);
  const [places, setPlaces] = useState<Readonly<Record<number, number>>>({});

  const wake = ({ target }: PointerEvent | FocusEvent) => {
    const id = Number(cardOf(target)?.dataset.id);
    if (id && !awake.includes(id)) setAwake((ids) => [...ids, id]);
  };

  /** Scrolling does not bubble: it is caught on its way down. */
  const onScrollCapture = ({ target }: UIEvent) => {
    if (!(target instanceof Element && target.matches('.slides'))) return;
    const id = Number(cardOf(target)?.dataset.id);
    const place = placeInGallery(target);
    if (id) setPlaces((known) => ((known[id] ?? 0) === place ? known : { ...known, [id]: place }));
  };

  const onClick = ({ target }: MouseEvent) => {
    const button = target instanceof Element ? target.closest('button') : null;
    if (!button) return;
    const { keep, step, compare } = button.dataset;
    if (keep) toggleFavourite(Number(keep));
    if (compare) toggleCompared(Number(compare));
    const slides = step ? cardOf(button)?.querySelector('.slides') : null;
    if (slides) stepGallery(slides, Number(step));
  };

  return { awake, places, handlers: { onPointerOver: wake, onFocus: wake, onClick, onScrollCapture } };
}

const cardOf = (target: EventTarget): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('.card') : null;
