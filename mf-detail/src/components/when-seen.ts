/**
 * Calls `then` once, when a part of the element is in view; never after `signal` is aborted.
 * @param rootMargin how far around the window counts as view
 */
export function whenSeen(element: Element, signal: AbortSignal, then: () => void, rootMargin = '0px'): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      then();
    },
    { rootMargin },
  );
  observer.observe(element);
  signal.addEventListener('abort', () => observer.disconnect());
}
