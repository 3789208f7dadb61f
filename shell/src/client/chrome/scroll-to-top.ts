/** The button hides above this many pixels; looked at so many milliseconds after the last scroll event. */
const SHOWN_FROM = 10;
const DEBOUNCE = 100;

/** Brings one back to the top; there only once one has left it. */
export function startScrollToTop(button: HTMLElement): void {
  let timer: ReturnType<typeof setTimeout>;
  addEventListener(
    'scroll',
    () => {
      clearTimeout(timer);
      timer = setTimeout(() => button.toggleAttribute('data-shown', scrollY > SHOWN_FROM), DEBOUNCE);
    },
    { passive: true },
  );
  button.addEventListener('click', () => scrollTo({ top: 0 }));
}
