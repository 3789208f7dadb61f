import type { Head } from '@facade/section-kit';

/** Updates the document's head after a navigation in the browser. */
export function applyHead(head: Head, href: string): void {
  document.title = head.title;
  setMeta('description', head.description);
  setMeta('robots', head.noindex ? 'noindex' : undefined);
  setCanonical(head.noindex ? null : (head.canonical ?? href.split('?')[0] ?? href));
}

function setMeta(name: string, content: string | undefined): void {
  const present = document.head.querySelector(`meta[name="${name}"]`);
  if (!content) {
    present?.remove();
    return;
  }
  const meta = present ?? document.head.appendChild(document.createElement('meta'));
  meta.setAttribute('name', name);
  meta.setAttribute('content', content);
}

/** Null: no canonical address, as on a noindex page. */
function setCanonical(path: string | null): void {
  const present = document.head.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  if (path === null) {
    present?.remove();
    return;
  }
  const link = present ?? document.head.appendChild(document.createElement('link'));
  link.rel = 'canonical';
  link.href = new URL(path, location.origin).href;
}
