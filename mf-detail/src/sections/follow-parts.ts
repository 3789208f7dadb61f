/** A part is in view once its top is so far below the bar, in pixels. */
const BELOW_BAR = 48;

/** Marks the link of the part that is read, and scrolls the bar to it. Returns what ends it. */
export function followParts(bar: HTMLElement): () => void {
  const links = [...bar.querySelectorAll<HTMLAnchorElement>('a')];
  let marked: HTMLAnchorElement | undefined;
  let frame = 0;
  const mark = () => {
    frame = 0;
    const edge = bar.getBoundingClientRect().bottom + BELOW_BAR;
    const part = ({ hash }: HTMLAnchorElement) => document.getElementById(hash.slice(1));
    const link = links.findLast((one) => (part(one)?.getBoundingClientRect().top ?? edge + 1) <= edge);
    if (link === marked) return;
    marked?.removeAttribute('aria-current');
    marked = link;
    link?.setAttribute('aria-current', 'true');
    // Not `scrollIntoView`, which would move the page, too.
    if (link) bar.scrollTo?.({ left: link.offsetLeft - (bar.clientWidth - link.offsetWidth) / 2 });
  };
  const scrolled = () => {
    frame ||= requestAnimationFrame(mark);
  };
  scrolled();
  addEventListener('scroll', scrolled, { passive: true });
  return () => {
    removeEventListener('scroll', scrolled);
    cancelAnimationFrame(frame);
    marked?.removeAttribute('aria-current');
  };
}
