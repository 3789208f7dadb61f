import { type RefObject, useEffect } from 'react';

/**
 * Says how much of the window's bottom an element covers while it is shown: as `--covered-bottom` of the root, in pixels. What opens in
 * the page, such as a panel of suggestions, keeps clear of it.
 */
export function useCoveredBottom(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    // A browser without layout, such as that of the tests.
    if (typeof ResizeObserver === 'undefined') return undefined;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(([entry]) => {
      const { top = 0, height = 0 } = entry?.target.getBoundingClientRect() ?? {};
      if (height > 0) style.setProperty('--covered-bottom', `${Math.round(innerHeight - top)}px`);
      else style.removeProperty('--covered-bottom');
    });
    if (element.current) observer.observe(element.current);
    return () => {
      observer.disconnect();
      style.removeProperty('--covered-bottom');
    };
  }, [element]);
}
