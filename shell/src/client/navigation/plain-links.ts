import type { Navigator } from 'react-router';

/** Follows links that React does not render (footer, articles) within the document as well. */
export function followPlainLinks(navigator: Navigator): void {
  document.addEventListener('click', (event) => {
    if (
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return;
    const link = event.target instanceof Element && event.target.closest('a');
    if (!link || !isWithinSite(link)) return;
    event.preventDefault();
    navigator.push(link.pathname + link.search + link.hash, undefined);
  });
}

/** Same site, same window, a page rather than a file, and not just another position on this page. */
function isWithinSite(link: HTMLAnchorElement): boolean {
  const samePage = link.pathname === location.pathname && link.search === location.search && link.hash !== '';
  return (
    link.origin === location.origin &&
    !link.target &&
    !link.hasAttribute('download') &&
    link.hreflang === '' &&
    link.pathname.endsWith('/') &&
    !link.pathname.startsWith('/api/') &&
    !isForHead(link.href) &&
    !isForHead(location.href) &&
    !samePage
  );
}

/** Consent parameters are handled in the head of a new document: they ask again, or never ask. */
const isForHead = (href: string): boolean => /preview|setcookies/.test(href);
