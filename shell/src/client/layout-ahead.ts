/**
 * Has the browser work out style and layout of a section's page that React has rendered hidden: a click then only has to paint.
 * `display: none`, by which React hides it, does without both; `content-visibility: hidden` keeps them, and hides from everyone
 * just as well. Where the browser does not know it, the page stays as it is.
 */
export function layOutAhead(app: HTMLElement): void {
  if (!CSS.supports('content-visibility', 'hidden')) return;
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes) if (isHiddenPage(node)) afterPaint(() => layOut(node));
  }).observe(app, { childList: true });
}

/** Lets what was laid out ahead be seen. */
export function showLaidOut(app: HTMLElement): void {
  for (const page of app.children) if (page instanceof HTMLElement) page.style.removeProperty('content-visibility');
}

/** Only a section's boundary: it has neither margin nor padding, so that hidden it takes no room. */
const isHiddenPage = (node: Node): node is HTMLElement =>
  node instanceof HTMLElement && node.dataset.section !== undefined && node.style.display === 'none';

function layOut(page: HTMLElement): void {
  // It may have been shown or taken away by now.
  if (!page.isConnected || page.style.display !== 'none') return;
  page.style.removeProperty('display');
  page.style.contentVisibility = 'hidden';
  // What lies in it is asked for its place: only then is it given one.
  page.firstElementChild?.getBoundingClientRect();
}

const afterPaint = (work: () => void) => requestAnimationFrame(() => setTimeout(work));
