/**
 * Calls `then` once, when a part of the element is in view; never after `signal` is aborted, and never without layout.
 * Browser only.
 * @param rootMargin how far around the window counts as view
 * @example whenSeen(box, controller.signal, () => setSeen(true), '160px')
 */
export function whenSeen(element: Element, signal: AbortSignal, then: () => void, rootMargin = '0px'): void {
  if (signal.aborted || typeof IntersectionObserver === 'undefined') return;
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      then();
    },
    { rootMargin },
  );
  observer.observe(element);
  signal.addEventListener('abort', () => observer.disconnect(), { once: true });
}
