import { type RefObject, useLayoutEffect } from 'react';

/** Between the panel and the edge of what is visible. */
const MARGIN = 12;

/** Below less than this the panel opens above, where there is more. */
const ENOUGH = 320;

/**
 * Opens a panel where there is room: below the box it belongs to, or above it; never higher than that room. A keyboard on the
 * screen counts as its edge, and so does the question about cookies while it is asked. Set on the element itself: it follows scrolling
 * without a render.
 */
export function useRoom(panel: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const place = () => {
      const box = panel.current?.parentElement?.getBoundingClientRect();
      if (!box || !panel.current) return;
      const view = window.visualViewport;
      const top = view?.offsetTop ?? 0;
      const header = document.querySelector('[data-chrome="header"]')?.getBoundingClientRect().bottom ?? 0;
      // 0 if nothing is asked, because the card is not displayed.
      const card = document.querySelector('[data-consent-card]')?.getBoundingClientRect().top || Infinity;
      const below = Math.min(top + (view?.height ?? innerHeight), card) - box.bottom - MARGIN;
      const above = box.top - Math.max(top, header) - MARGIN;
      const isAbove = below < ENOUGH && above > below;
      panel.current.toggleAttribute('data-above', isAbove);
      panel.current.style.setProperty('--room', `${Math.round(Math.max(isAbove ? above : below, 160))}px`);
    };
    place();
    const view = window.visualViewport;
    addEventListener('scroll', place, { passive: true });
    addEventListener('resize', place);
    view?.addEventListener('resize', place);
    return () => {
      removeEventListener('scroll', place);
      removeEventListener('resize', place);
      view?.removeEventListener('resize', place);
    };
  }, [panel]);
}
