/**
 * Makes the browser compute style and layout of a page that React has rendered hidden, so that a click only has to paint. React
 * hides it with `display: none`, which skips both; `content-visibility: hidden` keeps them and hides the page just as well.
 * Browsers without it leave the page as it is.
 */
export function layOutAhead(app: HTMLElement): void {
  if (!CSS.supports('content-visibility', 'hidden')) return;
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes) if (isHiddenPage(node)) afterPaint(() => keepLaidOut(node));
  }).observe(app, { childList: true });
}

/** Only a section's boundary: it has neither margin nor padding, so it takes no space while hidden. */
const isHiddenPage = (node: Node): node is HTMLElement =>
  node instanceof HTMLElement && node.dataset.section !== undefined && node.style.display === 'none';

function keepLaidOut(page: HTMLElement): void {
  layOut(page);
  // React hides it again with each of its parts that arrives.
  const again = new MutationObserver(() => {
    if (page.style.contentVisibility === 'hidden') layOut(page);
    else again.disconnect();
  });
  again.observe(page, { attributeFilter: ['style'] });
}

function layOut(page: HTMLElement): void {
  // By now it may be shown or removed.
  if (!page.isConnected || page.style.display !== 'none') return;
  page.style.removeProperty('display');
  page.style.contentVisibility = 'hidden';
  // Reading its position forces the layout.
  page.firstElementChild?.getBoundingClientRect();
}

const afterPaint = (work: () => void) => requestAnimationFrame(() => setTimeout(work));
