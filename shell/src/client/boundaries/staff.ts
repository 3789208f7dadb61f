import type { PageState } from '../../protocol/page-state.ts';

/** Bookmarkable: with it in the address the view is open from the start. */
const PARAMETER = 'facade-boundaries';

/** Alt+B opens and closes the view of the boundaries. Loaded only for the staff; the view itself when it is opened. */
export function offerBoundaries({ language, staff }: PageState): void {
  let close: (() => void) | null = null;
  // The page's own address lacks what no page reads, this view's parameter among it.
  const asked = addressNow();
  const timings = () => (addressNow() === asked ? (staff?.timings ?? []) : []);

  async function open(): Promise<void> {
    const { openBoundaries } = await import(/* webpackChunkName: "boundaries" */ './boundaries-view.ts');
    close ??= openBoundaries({ language, timings }, () => {
      close = null;
    });
  }

  document.addEventListener('keydown', (event) => {
    // By its place: with Alt it gives another letter on some keyboards.
    if (event.code !== 'KeyB' || !event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    if (close) close();
    else void open();
  });
  if (new URLSearchParams(location.search).has(PARAMETER)) void open();
}

const addressNow = (): string => location.pathname + location.search;
