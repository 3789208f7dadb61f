import { whenFree, whenIdle } from '../when-idle.ts';

/** Scrolling has stopped once there was no scroll event for this long, in milliseconds. */
const REST = 200;

/**
 * Prefetches the pages of links marked `data-prefetch` that are in view, once the browser is idle and has the code of this
 * page. Renders such a page ahead once the pointer or the focus reaches a link to it, marked or not. A touch screen has no such
 * sign: there the marked link nearest to the middle of the window counts as reached while nothing scrolls. Does nothing for
 * visitors who asked to save data.
 */
export function prefetchLinks(
  prefetch: (url: URL) => void,
  renderAhead: (url: URL) => void,
  whenLoaded: () => Promise<void>,
): void {
  const saveData = (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
  if (saveData) return;
  const inView = new Set<HTMLAnchorElement>();
  const settle = matchMedia('(hover: none)').matches
    ? atRest(() => whenFree(whenLoaded, () => reach(nearestToMiddle(inView))))
    : () => {};
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      const link = target as HTMLAnchorElement;
      if (!isIntersecting) inView.delete(link);
      else {
        inView.add(link);
        whenFree(whenLoaded, () => prefetch(new URL(link.href)));
      }
    }
    settle();
  });
  const observe = () => {
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-prefetch]')) observer.observe(link);
  };
  const reach = (link: HTMLAnchorElement | null) => {
    if (!link || link.origin !== location.origin) return;
    const url = new URL(link.href);
    if ('prefetch' in link.dataset) prefetch(url);
    renderAhead(url);
  };
  // Reached before this code had arrived.
  reach(document.querySelector<HTMLAnchorElement>('a[href]:hover, a[href]:focus'));
  observe();
  new MutationObserver(() => whenIdle(observe)).observe(document.body, { childList: true, subtree: true });
  addEventListener('scroll', settle, { passive: true });
  for (const event of ['pointerover', 'focusin', 'touchstart'] as const) {
    document.addEventListener(
      event,
      ({ target }) => reach(target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null),
      { passive: true },
    );
  }
}

/** Calls `work` once there were no calls for a while. */
function atRest(work: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return () => {
    clearTimeout(timer);
    timer = setTimeout(work, REST);
  };
}

function nearestToMiddle(links: Iterable<HTMLAnchorElement>): HTMLAnchorElement | null {
  const middle = innerHeight / 2;
  const distance = (link: HTMLAnchorElement) => {
    const { top, bottom } = link.getBoundingClientRect();
    return Math.abs((top + bottom) / 2 - middle);
  };
  return [...links].sort((one, other) => distance(one) - distance(other))[0] ?? null;
}
