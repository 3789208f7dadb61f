/** All that is kept. Raise the number when what is in it changes: other caches are deleted. */
export const CACHE = 'facade-kept-1';

/** Begins the name of every cache of this worker. */
export const PREFIX = 'facade-';

/** What a page asks to be kept. */
export interface KeepRequest {
  /** Path of the page of favourites in the visitor's language. */
  page: string;
  /** Pictures on it. */
  pictures: string[];
}

/** More pictures are not kept: a hundred homes have one each. */
const MOST_PICTURES = 100;

/** The request in what a page has posted; null where it is none. */
export function readKeepRequest(data: unknown, pages: readonly string[]): KeepRequest | null {
  const { page, pictures } = (data ?? {}) as Partial<Record<keyof KeepRequest, unknown>>;
  if (typeof page !== 'string' || !pages.includes(page) || !Array.isArray(pictures)) return null;
  const ours = pictures.filter((path): path is string => typeof path === 'string' && path.startsWith('/api/pictures/'));
  return { page, pictures: ours.slice(0, MOST_PICTURES) };
}

/** Whether an answer may be kept: a whole one, of this site, that does not forbid it. */
export const isKeepable = ({ ok, redirected, headers }: Response): boolean =>
  ok && !redirected && !/no-store/i.test(headers.get('cache-control') ?? '');

/**
 * Keeps a page with the scripts, fonts and pictures that it needs, and nothing else. What is kept already stays until all is there:
 * a connection that breaks meanwhile leaves the page of before, whole.
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

/** Files have their content's hash in their address, pictures never change: what is there is not asked for again. */
async function keepFile(file: string, cache: Cache, get: typeof fetch): Promise<void> {
  if (await cache.match(file)) return;
  const answer = await get(file);
  if (isKeepable(answer)) await cache.put(file, answer);
  // A picture that is gone takes nothing from the page.
  else if (!file.startsWith('/api/')) throw new Error(`${file}: ${answer.status}`);
}

const FILE = /["'(](\/(?:_shell|_sections)\/[\w./@-]+\.(?:js|woff2|svg))["')]/g;

/** The import map names every script there is, whether the page needs it or not. */
const IMPORT_MAP = /<script type="importmap">.*?<\/script>/s;

/** Addresses of the scripts and fonts that a document asks for. */
export const filesIn = (html: string): string[] => [
  ...new Set([...html.replace(IMPORT_MAP, '').matchAll(FILE)].map(([, path]) => path as string)),
];
