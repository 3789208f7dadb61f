import { whenIdle } from './composition.ts';

/** So long, in milliseconds, a part of the page that is woken when the browser is idle takes at most until it asks for its code. */
const WAKING = 250;

/** The window is at rest once it has not been scrolled for this long, in milliseconds. */
const REST = 200;

/**
 * Prefetches the pages behind links marked `data-prefetch` that are in view when the browser is idle and has the code of this page, and renders such a page ahead once
 * a pointer or the focus reaches a link to it, marked or not. A finger gives no such sign: on a touch screen the marked link nearest
 * to the middle of the window counts as reached while nothing moves. Does nothing for visitors who ask to save data.
 */
export function prefetchLinks(
  prefetch: (url: URL) => void,
  renderAhead: (url: URL) => void,
  whenLoaded: () => Promise<void>,
): void {
  const saveData = (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
  if (saveData) return;
  const inView = new Set<HTMLAnchorElement>();
  // A browser that waits for this page's own code is idle, too; and some of that code is only asked for when it is idle.
  const whenFree = (work: () => void) => whenCalm(() => setTimeout(() => whenCalm(work), WAKING));
  const whenCalm = (work: () => void) => whenIdle(() => void whenLoaded().then(work));
  const settle = matchMedia('(hover: none)').matches
    ? atRest(() => whenFree(() => reach(nearestToMiddle(inView))))
    : () => {};
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      const link = target as HTMLAnchorElement;
      if (!isIntersecting) inView.delete(link);
      else {
        inView.add(link);
        whenFree(() => prefetch(new URL(link.href)));
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

/** Does the work once nothing has called for a while. */
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
