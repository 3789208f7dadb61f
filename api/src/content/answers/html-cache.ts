import type { Content } from '../content.ts';

interface Cache {
  revision: string;
  html: Map<string, string>;
}

const caches = new WeakMap<Content, Cache>();

/**
 * Cleaning HTML is by far the slowest step, and the same texts are requested repeatedly: each is rendered once per language and
 * revision. A new revision clears the cache.
 */
export function cachedHtml(content: Content, revision: string, key: string, make: () => string): string {
  let cache = caches.get(content);
  if (cache?.revision !== revision) {
    cache = { revision, html: new Map() };
    caches.set(content, cache);
  }
  const known = cache.html.get(key);
  if (known !== undefined) return known;
  const html = make();
  cache.html.set(key, html);
  return html;
}
