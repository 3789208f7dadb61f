import { toggleFavourite, useLanguage } from '@facade/section-kit';
import { type FocusEvent, type MouseEvent, type PointerEvent, type TouchEvent, type UIEvent, useState } from 'react';
import { toggleCompared } from '../compare/compared.ts';
import type { CardProperty } from './card-data.ts';

/** Scrolls a strip to the next (1) or previous (-1) picture, with wrap-around. */
function stepGallery(strip: Element, step: number): void {
  const count = strip.children.length;
  strip.scrollTo({ left: ((placeInGallery(strip) + step + count) % count) * strip.clientWidth });
}

/** Index of the picture that is visible in a strip. */
const placeInGallery = (strip: Element): number => Math.round(strip.scrollLeft / (strip.clientWidth || 1));

/**
 * Delegated events of a list of cards: activating a card (mouse, focus or a moving finger on it), browsing its pictures, saving
 * it as a favourite. A tap activates nothing: the next page need not wait for unseen pictures.
 */
export function useCardGestures(homes: readonly CardProperty[]) {
  const language = useLanguage();
  const [awake, setAwake] = useState<readonly number[]>([]);
  const [places, setPlaces] = useState<Readonly<Record<number, number>>>({});

  const wake = ({ target }: Pick<PointerEvent | FocusEvent | TouchEvent, 'target'>) => {
    const id = Number(cardOf(target)?.dataset.id);
    if (id && !awake.includes(id)) setAwake((ids) => [...ids, id]);
  };

  const onPointerOver = (event: PointerEvent) => event.pointerType !== 'touch' && wake(event);
  const onFocus = (event: FocusEvent) => event.target.matches(':focus-visible') && wake(event);

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
    if (keep) {
      toggleFavourite(Number(keep));
      const home = homes.find(({ id }) => id === Number(keep));
      const follow = async () =>
        home && (await import('../favourites/seen-homes.ts')).rememberFavourite(language, home);
      follow().catch(() => undefined);
    }
    if (compare) toggleCompared(Number(compare));
    const slides = step ? cardOf(button)?.querySelector('.slides') : null;
    if (slides) stepGallery(slides, Number(step));
  };

  return { awake, places, handlers: { onPointerOver, onFocus, onTouchMove: wake, onClick, onScrollCapture } };
}

const cardOf = (target: EventTarget): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('.card') : null;
