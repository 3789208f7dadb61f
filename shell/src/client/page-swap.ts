/**
 * Has the browser work out style and layout of a section's page that React has drawn hidden: a click then only has to paint.
 * `display: none`, by which React hides it, does without both; `content-visibility: hidden` keeps them, and hides from everyone
 * just as well. Where the browser does not know it, the page stays as it is.
 */
export function layOutAhead(app: HTMLElement): void {
  if (!keepsLayout()) return;
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes) if (isHiddenPage(node)) afterPaint(() => layOut(node));
  }).observe(app, { childList: true });
}

const isHiddenPage = (node: Node): node is HTMLElement =>
  node instanceof HTMLElement && takesNoRoom(node) && node.style.display === 'none';

function layOut(page: HTMLElement): void {
  // It may have been shown or taken away by now.
  if (!page.isConnected || page.style.display !== 'none') return;
  page.style.removeProperty('display');
  page.style.contentVisibility = 'hidden';
  // What lies in it is asked for its place: only then is it given one.
  page.firstElementChild?.getBoundingClientRect();
}

/** Hides what is seen in the application's element; what is drawn beside it from then on can be seen. */
export function swapPages(app: HTMLElement): () => void {
  const leaving = pagesIn(app).filter(({ style }) => style.display !== 'none' && style.contentVisibility !== 'hidden');
  return () => {
    for (const page of pagesIn(app)) {
      if (!leaving.includes(page)) page.style.removeProperty('content-visibility');
      else if (keepsLayout() && takesNoRoom(page)) page.style.contentVisibility = 'hidden';
      else page.style.display = 'none';
    }
  };
}

const pagesIn = (app: HTMLElement): HTMLElement[] => [...app.children].filter((page) => page instanceof HTMLElement);

/** Whether the browser can hide a page and keep its layout. */
const keepsLayout = (): boolean => CSS.supports('content-visibility', 'hidden');

/** With its content hidden. A section's boundary has neither margin nor padding. */
const takesNoRoom = ({ dataset }: HTMLElement): boolean => dataset.section !== undefined;

/** Runs once the next frame is painted; gives what cancels it. */
export function afterPaint(work: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(work);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
