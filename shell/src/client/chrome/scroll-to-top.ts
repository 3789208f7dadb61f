/** The button is hidden above this scroll position, in pixels. Checked this many milliseconds after the last scroll event. */
const SHOWN_FROM = 10;
const DEBOUNCE = 100;

/** Scrolls back to the top. Visible only once the visitor has scrolled down. */
export function startScrollToTop(): void {
  const button = document.querySelector('[data-chrome="top"]');
  if (!button) return;
  let timer: ReturnType<typeof setTimeout>;
  const show = () => {
    clearTimeout(timer);
    timer = setTimeout(() => button.toggleAttribute('data-shown', scrollY > SHOWN_FROM), DEBOUNCE);
  };
  show();
  addEventListener('scroll', show, { passive: true });
  button.addEventListener('click', () => scrollTo({ top: 0 }));
}
