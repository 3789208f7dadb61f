import { readUrl } from '@facade/shared-domain/paths/read-url';
import { STORED_PAGE } from '../composition/time-limits.ts';
import { CACHE } from './kept-page.ts';
import type { OfflineSettings, WorkerScope } from './worker-scope.ts';

/** How a request is answered; null: by the browser alone, as without a worker. */
export type Plan = 'page' | 'file' | null;

/**
 * Documents come from the network if possible; otherwise from the stored page or the offline page. Only files requested by a
 * stored page are handled here. Everything else, including forms and the api, is not.
 */
export function planFor({ method, mode, url, referrer }: Request, { kept }: OfflineSettings, origin: string): Plan {
  const asked = new URL(url);
  if (method !== 'GET' || asked.origin !== origin) return null;
  if (mode === 'navigate') return asked.pathname.startsWith('/map-frame/') ? null : 'page';
  if (!/^\/(_shell|_sections|api\/pictures)\//.test(asked.pathname)) return null;
  const from = readUrl(referrer)?.pathname ?? '';
  return kept.includes(from) || /^\/(_shell|_sections)\//.test(from) ? 'file' : null;
}

/** Answers a request for a document: fresh while there is a network. */
export async function pageFor(request: Request, network: Promise<Response>, scope: WorkerScope): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const cache = await scope.caches.open(CACHE);
  // A link to another device's list is a different page.
  const kept = search === '' ? await cache.match(pathname) : undefined;
  try {
    return await (kept ? within(STORED_PAGE, network) : network);
  } catch {
    return kept ?? noConnection(pathname, scope.OFFLINE);
  }
}

/** Answers a request for a file of a stored page. For a picture any stored size is enough. */
export async function fileFor(request: Request, network: Promise<Response>, scope: WorkerScope): Promise<Response> {
  try {
    return await network;
  } catch {
    const cache = await scope.caches.open(CACHE);
    const ignoreSearch = new URL(request.url).pathname.startsWith('/api/pictures/');
    return (await cache.match(request, { ignoreSearch, ignoreVary: true })) ?? Response.error();
  }
}

/** The offline page in the language of the address. */
function noConnection(pathname: string, { pages, policy }: OfflineSettings): Response {
  const [, language = ''] = pathname.split('/');
  const html = Object.hasOwn(pages, language) ? pages[language] : Object.values(pages)[0];
  const headers = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy };
  return new Response(html, { status: 503, headers });
}

const within = <T>(milliseconds: number, work: Promise<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error('late')), milliseconds);
    work.then(resolve, reject).finally(() => clearTimeout(late));
  });
