import { whenIdle } from './composition.ts';

/**
 * Prefetches the pages behind links marked `data-prefetch` that are in view when the browser is idle, and renders such a page ahead once
 * a pointer or the focus reaches a link to it, marked or not. Does nothing for visitors who ask to save data.
 */
export function prefetchLinks(prefetch: (url: URL) => void, renderAhead: (url: URL) => void): void {
  const saveData = (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
  if (saveData) return;
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        whenIdle(() => prefetch(new URL((target as HTMLAnchorElement).href)));
      }
    },
    { rootMargin: '0px' },
  );
  const observe = () => {
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-prefetch]')) observer.observe(link);
  };
  observe();
  new MutationObserver(() => whenIdle(observe)).observe(document.body, { childList: true, subtree: true });
  for (const event of ['pointerover', 'focusin', 'touchstart'] as const) {
    document.addEventListener(
      event,
      ({ target }) => {
        const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]');
        if (!link || link.origin !== location.origin) return;
        const url = new URL(link.href);
        if ('prefetch' in link.dataset) prefetch(url);
        renderAhead(url);
      },
      { passive: true },
    );
  }
}
