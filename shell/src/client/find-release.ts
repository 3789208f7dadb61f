import { RELEASE_URL, type ReleaseAddress } from '../protocol/release-address.ts';

/** Rejects when the section has no release, or nobody answers. */
export async function findRelease(section: string): Promise<ReleaseAddress> {
  const answer = await fetch(RELEASE_URL + section, { cache: 'no-store' });
  if (answer.status === 404) throw new Error('no release is deployed');
  if (!answer.ok) throw new Error(`${RELEASE_URL}${section} answered ${answer.status}`);
  return answer.json();
}

/**
 * Fetches the files of an expose past the browser's cache, which keeps what it has for ever, and rejects where one is not what was
 * published: a damaged copy is replaced, and a mended one found. Resolves to their URLs.
 */
export async function fetchAnew({ entry, files, integrity }: ReleaseAddress, expose: string): Promise<Set<string>> {
  const urls = new Set([entry, ...(files[expose] ?? [])]);
  await Promise.all(
    [...urls].map(async (url) => {
      const answer = await fetch(url, { cache: 'reload', integrity: integrity[url] }).catch((error: Error) => {
        throw new Error(`${url} cannot be had, or is not what was published: ${error.message}`);
      });
      if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
    }),
  );
  return urls;
}
