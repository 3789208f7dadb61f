/** The cache of everything stored. Raise the number when its content changes: other caches are deleted. */
export const CACHE = 'facade-kept-1';

/** Prefix of the name of every cache of this worker. */
export const PREFIX = 'facade-';

/** A page's request to store it. */
export interface KeepRequest {
  /** Path of the page of favourites in the visitor's language. */
  page: string;
  /** Pictures on it. */
  pictures: string[];
}

/** Maximum number of pictures: a hundred homes have one each. */
const MAX_PICTURES = 100;

/** Reads the request from a posted message; null if it is invalid. */
export function readKeepRequest(data: unknown, pages: readonly string[]): KeepRequest | null {
  const { page, pictures } = (data ?? {}) as Partial<Record<keyof KeepRequest, unknown>>;
  if (typeof page !== 'string' || !pages.includes(page) || !Array.isArray(pictures)) return null;
  const ours = pictures.filter((path): path is string => typeof path === 'string' && path.startsWith('/api/pictures/'));
  return { page, pictures: ours.slice(0, MAX_PICTURES) };
}

/** Whether an answer may be stored: complete, of this site, and not forbidden by it. */
const isKeepable = ({ ok, redirected, headers }: Response): boolean =>
  ok && !redirected && !/no-store/i.test(headers.get('cache-control') ?? '');

/**
 * Stores a page with the scripts, fonts and pictures that it needs, and nothing else. The previous content stays until
 * everything has loaded, so a connection that breaks leaves the previous page complete.
 */
export async function keepPage({ page, pictures }: KeepRequest, cache: Cache, get: typeof fetch): Promise<void> {
  const answer = await get(page, { cache: 'no-cache' });
  if (!isKeepable(answer)) return;
  const files = new Set([...filesIn(await answer.clone().text()), ...pictures]);
  await Promise.all([...files].map((file) => keepFile(file, cache, get)));
  await cache.put(page, answer);
  const stale = (await cache.keys()).filter(({ url }) => {
    const { pathname, search } = new URL(url);
    return pathname !== page && !files.has(pathname + search);
  });
  await Promise.all(stale.map((request) => cache.delete(request)));
}

/** Files have a content hash in their address and pictures never change, so existing ones are not fetched again. */
async function keepFile(file: string, cache: Cache, get: typeof fetch): Promise<void> {
  if (await cache.match(file)) return;
  const answer = await get(file);
  if (isKeepable(answer)) await cache.put(file, answer);
  // A missing picture does not affect the page.
  else if (!file.startsWith('/api/')) throw new Error(`${file}: ${answer.status}`);
}

const FILE = /["'(](\/(?:_shell|_sections)\/[\w./@-]+\.(?:js|woff2|svg))["')]/g;

/** The import map lists every script, whether the page needs it or not. */
const IMPORT_MAP = /<script type="importmap">.*?<\/script>/s;

/** Addresses of the scripts and fonts that a document loads. */
export const filesIn = (html: string): string[] => [
  ...new Set([...html.replace(IMPORT_MAP, '').matchAll(FILE)].map(([, path]) => path as string)),
];
