import type { PageState } from '../../protocol/page-state.ts';

/** Bookmarkable: with this parameter in the address, the view opens at once. */
const PARAMETER = 'facade-boundaries';

/** Alt+B opens and closes the boundaries view. Loaded only for the staff; the view itself is loaded when it is opened. */
export function offerBoundaries({ language, staff }: PageState): void {
  let close: (() => void) | null = null;
  // The page's own address has only the parameters that the page reads, so it lacks this view's parameter.
  const asked = addressNow();
  const timings = () => (addressNow() === asked ? (staff?.timings ?? []) : []);

  async function open(): Promise<void> {
    const { openBoundaries } = await import(/* webpackChunkName: "boundaries" */ './boundaries-view.ts');
    close ??= openBoundaries({ language, timings }, () => {
      close = null;
    });
  }

  document.addEventListener('keydown', (event) => {
    // By key position: on some keyboards Alt changes the letter.
    if (event.code !== 'KeyB' || !event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    if (close) close();
    else void open();
  });
  if (new URLSearchParams(location.search).has(PARAMETER)) void open();
}

const addressNow = (): string => location.pathname + location.search;
