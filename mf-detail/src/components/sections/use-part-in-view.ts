import { type RefObject, useEffect, useRef, useState } from 'react';

/** A part is in view once its top is so far below the bar, in pixels. */
const BELOW_BAR = 48;

/** The id of the part that is read, whose link the bar scrolls into its own view; empty above the first part. */
export function usePartInView(ids: readonly string[]): { bar: RefObject<HTMLElement | null>; inView: string } {
  const bar = useRef<HTMLElement>(null);
  const [inView, setInView] = useState('');
  const all = ids.join(' ');

  useEffect(() => {
    let frame = 0;
    const find = () => {
      frame = 0;
      const edge = (bar.current?.getBoundingClientRect().bottom ?? 0) + BELOW_BAR;
      const isAbove = (id: string) => (document.getElementById(id)?.getBoundingClientRect().top ?? edge + 1) <= edge;
      setInView(all.split(' ').findLast(isAbove) ?? '');
    };
    const scrolled = () => {
      frame ||= requestAnimationFrame(find);
    };
    scrolled();
    addEventListener('scroll', scrolled, { passive: true });
    return () => {
      removeEventListener('scroll', scrolled);
      cancelAnimationFrame(frame);
    };
  }, [all]);

  useEffect(() => {
    const link = bar.current?.querySelector<HTMLElement>(`[href="#${inView}"]`);
    // Not `scrollIntoView`, which would move the page, too.
    if (link) bar.current?.scrollTo?.({ left: link.offsetLeft - (bar.current.clientWidth - link.offsetWidth) / 2 });
  }, [inView]);

  return { bar, inView };
}
