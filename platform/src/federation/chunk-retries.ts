import type { ChunkRuntime } from '../library-insides/rspack/load-from.ts';

/** File name → number of retries. */
const retries = new Map<string, number>();
/** Names of the files whose last import failed. */
const failed = new Set<string>();

const fileName = (url: string): string => url.slice(url.lastIndexOf('/') + 1);

/**
 * The URL under which a file is imported. Many browsers never retry a URL within a document that failed once, so a retry uses
 * another URL: with a fragment, which the server and the browser's cache ignore.
 *
 * @see https://html.spec.whatwg.org/multipage/webappapis.html#module-map
 */
export function importUrl(url: string): string {
  const count = retries.get(fileName(url));
  return count ? `${url}#${count}` : url;
}

/**
 * Forces the next import of a URL to be a new request, for a file that may have failed. The import map's integrity does not
 * apply to it: the caller has checked the file with `refetch`.
 */
export function renewUrl(url: string): void {
  const file = fileName(url);
  failed.delete(file);
  retries.set(file, (retries.get(file) ?? 0) + 1);
}

/**
 * Fetches a file past the browser's cache, which keeps it for ever: replaces a damaged copy. Rejects if it is not there, or
 * differs from what was published.
 */
export async function refetch(url: string, integrity: string | undefined): Promise<void> {
  const answer = await fetch(url, { cache: 'reload', integrity }).catch((error: Error) => {
    throw new Error(`${url} is unavailable or differs from what was published: ${error.message}`);
  });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
}

/** What loses one request, such as a phone that changes networks, is over after this long. In milliseconds. */
const PAUSE = 700;

/**
 * Makes every `import()` of a build start over after it failed: its chunk is fetched again, checked, and imported anew; the first
 * time by itself after a pause, so that a press whose code was lost is answered all the same.
 */
export function retryChunks(runtime: ChunkRuntime, publicPath: string): void {
  const { e: load, u: fileOf } = runtime;

  async function renew(file: string): Promise<void> {
    const { href, pathname, origin } = new URL(publicPath + file, location.href);
    const integrity = publishedIntegrity();
    const isMirrored = origin !== location.origin && pathname in integrity;
    const url = isMirrored ? pathname : href;
    await refetch(url, integrity[pathname] ?? integrity[href]);
    // Two callers may wait for the same chunk.
    if (failed.has(file)) renewUrl(url);
    if (!isMirrored) return;
    // The site itself delivers what another origin has lost.
    const { loadFrom } = await import(/* webpackChunkName: "repair" */ '../library-insides/rspack/load-from.ts');
    loadFrom(runtime, url.slice(0, -file.length));
  }

  function loadNow(chunk: string): Promise<unknown> {
    const loading = load(chunk);
    loading.catch(() => failed.add(fileOf(chunk)));
    return loading;
  }

  runtime.u = (chunk) => importUrl(fileOf(chunk));
  const loadAgain = (chunk: string) => renew(fileOf(chunk)).then(() => loadNow(chunk));

  runtime.e = (chunk) =>
    failed.has(fileOf(chunk))
      ? loadAgain(chunk)
      : loadNow(chunk).catch(async () => {
          await new Promise((resolve) => setTimeout(resolve, PAUSE));
          return loadAgain(chunk);
        });
}

/** URL → integrity, as the document's import map says. */
function publishedIntegrity(): Record<string, string> {
  const map = document.querySelector('script[type="importmap"]')?.textContent;
  return JSON.parse(map ?? '{}').integrity ?? {};
}
