/** The part of a service worker's scope that this one uses. The DOM types do not have it. */
export interface WorkerScope {
  readonly location: Location;
  readonly caches: CacheStorage;
  readonly clients: { claim(): Promise<void> };
  readonly registration: { readonly navigationPreload?: { enable(): Promise<void> }; unregister(): Promise<boolean> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: LastingEvent) => void): void;
  addEventListener(type: 'message', listener: (event: LastingEvent & { data: unknown }) => void): void;
  addEventListener(type: 'fetch', listener: (event: RequestEvent) => void): void;
  /** What the server wrote before the script. */
  readonly OFFLINE: OfflineSettings;
}

interface LastingEvent {
  waitUntil(work: Promise<unknown>): void;
}

interface RequestEvent {
  readonly request: Request;
  /** For a navigation: the answer that was requested while the worker started. */
  readonly preloadResponse?: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}

/** What the worker knows about the site. */
export interface OfflineSettings {
  /** Pages of favourites: the only ones that are stored. */
  kept: string[];
  /** Language → the offline page; the first is the site's default language. */
  pages: Record<string, string>;
  /** Content policy of these pages. */
  policy: string;
}
