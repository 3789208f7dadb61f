import { isSeen } from '../is-seen.ts';

/** The button hides above this many pixels; looked at so many milliseconds after the last scroll event. */
const SHOWN_FROM = 10;
const DEBOUNCE = 100;

/** Brings one back to the top; there only once one has left it, above what a page keeps at the bottom of the window. */
export function startScrollToTop(button: HTMLElement): void {
  let timer: ReturnType<typeof setTimeout>;
  addEventListener(
    'scroll',
    () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        button.style.setProperty('--docked', `${dockedHeight()}px`);
        button.toggleAttribute('data-shown', scrollY > SHOWN_FROM);
      }, DEBOUNCE);
    },
    { passive: true },
  );
  button.addEventListener('click', () => scrollTo({ top: 0 }));
}

/** Of the present page's `data-docked` element; 0 where it has none, or it has scrolled away. */
function dockedHeight(): number {
  const box = [...document.querySelectorAll('[data-docked]')].find(isSeen)?.getBoundingClientRect();
  return box && Math.round(box.bottom) === innerHeight ? box.height : 0;
}
