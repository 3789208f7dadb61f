import { type RefObject, useLayoutEffect } from 'react';

/** Between the panel and the edge of what is visible. */
const MARGIN = 12;

/** Below less than this the panel opens above, where there is more. */
const ENOUGH = 320;

/**
 * Opens a panel where there is room: below the box it belongs to, or above it; never higher than that room. A keyboard on the
 * screen counts as its edge, and so do the header, which the panel's style keeps clear of as its `scroll-margin-top`, and what covers the
 * bottom, such as the question about cookies. Set on the element itself: it follows scrolling without a render.
 */
export function useRoom(panel: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const place = () => {
      const box = panel.current?.parentElement?.getBoundingClientRect();
      if (!box || !panel.current) return;
      const view = window.visualViewport;
      const top = view?.offsetTop ?? 0;
      const header = Number.parseFloat(getComputedStyle(panel.current).scrollMarginTop) || 0;
      const covered = Number.parseFloat(document.documentElement.style.getPropertyValue('--covered-bottom')) || 0;
      const below = Math.min(top + (view?.height ?? innerHeight), innerHeight - covered) - box.bottom - MARGIN;
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
