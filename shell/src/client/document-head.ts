import type { Head } from '@facade/platform/section';

/** Brings the document's head up to date after a navigation in the browser. */
export function applyHead(head: Head, href: string): void {
  document.title = head.title;
  setMeta('description', head.description);
  setMeta('robots', head.noindex ? 'noindex' : undefined);
  setLink('link[rel="canonical"]', head.canonical ?? href.split('?')[0] ?? href);
}

function setMeta(name: string, content: string | undefined): void {
  const present = document.querySelector(`meta[name="${name}"]`);
  if (!content) {
    present?.remove();
    return;
  }
  const meta = present ?? document.head.appendChild(document.createElement('meta'));
  meta.setAttribute('name', name);
  meta.setAttribute('content', content);
}

function setLink(selector: string, path: string): void {
  document.querySelector(selector)?.setAttribute('href', new URL(path, location.origin).href);
}
