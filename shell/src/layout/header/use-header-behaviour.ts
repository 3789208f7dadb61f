import { type RefObject, useEffect } from 'react';

/** From this many pixels on the header shrinks and, over a hero, takes its ground. */
const SCROLLED = 30;

/** What the header does with script: notices scrolling, and closes its menus when one is done with them. */
export function useHeaderBehaviour(header: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = header.current;
    if (!element) return;
    const watching = new AbortController();
    const options = { signal: watching.signal, passive: true };

    const notice = () => element.toggleAttribute('data-scrolled', window.scrollY > SCROLLED);
    notice();
    window.addEventListener('scroll', notice, options);

    const openMenus = () => element.querySelectorAll<HTMLDetailsElement>('details[open]');
    const closeAllBut = (target: EventTarget | null) => {
      for (const menu of openMenus()) if (!(target instanceof Node && menu.contains(target))) menu.open = false;
    };
    document.addEventListener('pointerdown', ({ target }) => closeAllBut(target), options);
    document.addEventListener('focusin', ({ target }) => closeAllBut(target), options);
    element.addEventListener(
      'click',
      ({ target }) => target instanceof Element && target.closest('a') && closeAllBut(null),
      options,
    );
    element.addEventListener(
      'keydown',
      ({ key, target }) => {
        if (key !== 'Escape' || !(target instanceof Element)) return;
        const menu = target.closest<HTMLDetailsElement>('details[open]');
        if (!menu) return;
        menu.open = false;
        menu.querySelector('summary')?.focus();
      },
      options,
    );
    return () => watching.abort();
  }, [header]);
}
