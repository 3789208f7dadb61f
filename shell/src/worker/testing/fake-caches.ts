const ORIGIN = 'https://site.test';

/** The browser's caches, as far as the worker uses them. */
export function fakeCaches() {
  const caches = new Map<string, Map<string, Response>>();
  const keyOf = (asked: RequestInfo | URL) => new URL(asked instanceof Request ? asked.url : asked, ORIGIN).href;
  const openOne = (name: string) => {
    const entries = caches.get(name) ?? new Map<string, Response>();
    caches.set(name, entries);
    return {
      match: async (asked: RequestInfo | URL, { ignoreSearch = false }: CacheQueryOptions = {}) => {
        const bare = (href: string) => (ignoreSearch ? href.split('?')[0] : href);
        const found = [...entries].find(([key]) => bare(key) === bare(keyOf(asked)));
        return found?.[1].clone();
      },
      put: async (asked: RequestInfo | URL, answer: Response) => void entries.set(keyOf(asked), answer),
      delete: async (asked: RequestInfo | URL) => entries.delete(keyOf(asked)),
      keys: async () => [...entries.keys()].map((url) => new Request(url)),
    } as unknown as Cache;
  };
  const storage = {
    open: async (name: string) => openOne(name),
    keys: async () => [...caches.keys()],
    delete: async (name: string) => caches.delete(name),
  } as unknown as CacheStorage;
  /** Stored paths, sorted. */
  const paths = (name: string) => [...(caches.get(name)?.keys() ?? [])].map((href) => href.slice(ORIGIN.length)).sort();
  return { storage, paths };
}
