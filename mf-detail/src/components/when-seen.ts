/** Calls `then` once, when a part of the element is in view; never after `signal` is aborted. */
export function whenSeen(element: Element, signal: AbortSignal, then: () => void): void {
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    then();
  });
  observer.observe(element);
  signal.addEventListener('abort', () => observer.disconnect());
}
