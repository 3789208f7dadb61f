import { fileFor, pageFor, planFor } from './answers.ts';
import { CACHE, keepPage, PREFIX, readKeepRequest } from './kept-page.ts';
import type { WorkerScope } from './worker-scope.ts';

/**
 * The service worker: stores the page of favourites for offline use, and shows an offline page on all others (decision 041).
 */
export function startWorker(scope: WorkerScope, get: typeof fetch): void {
  // It takes over at once: on any open page it acts only where the network fails.
  scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
  scope.addEventListener('activate', (event) =>
    event.waitUntil(
      Promise.all([
        deleteCaches(scope, (name) => name !== CACHE),
        scope.clients.claim(),
        // The document is requested while the worker starts.
        scope.registration.navigationPreload?.enable(),
      ]),
    ),
  );
  scope.addEventListener('message', (event) => {
    const request = readKeepRequest(event.data, scope.OFFLINE.kept);
    if (!request) return;
    const kept = scope.caches.open(CACHE).then((cache) => keepPage(request, cache, get));
    // Without a connection there is nothing to store.
    event.waitUntil(kept.catch(() => undefined));
  });
  scope.addEventListener('fetch', (event) => {
    const { request } = event;
    const plan = planFor(request, scope.OFFLINE, scope.location.origin);
    if (plan === 'file') event.respondWith(fileFor(request, get(request), scope));
    if (plan !== 'page') return;
    const network = Promise.resolve(event.preloadResponse).then((preloaded) => preloaded ?? get(request));
    event.respondWith(pageFor(request, network, scope));
  });
}

async function deleteCaches({ caches }: Pick<WorkerScope, 'caches'>, isStale: (name: string) => boolean) {
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && isStale(name));
  await Promise.all(names.map((name) => caches.delete(name)));
}
