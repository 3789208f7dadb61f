import { RELEASE_URL, type ReleaseAddress } from '../protocol/release-address.ts';

/** Finds the live release of a section. Rejects when it has none or the server does not answer. */
export async function findRelease(section: string): Promise<ReleaseAddress> {
  const answer = await fetch(RELEASE_URL + section, { cache: 'no-store' });
  if (answer.status === 404) throw new Error('no release is deployed');
  if (!answer.ok) throw new Error(`${RELEASE_URL}${section} answered ${answer.status}`);
  return answer.json();
}

/**
 * Fetches the files of an expose past the browser's cache, which keeps them for ever, and rejects if one differs from what was
 * published. Replaces a damaged copy and finds a fixed one. Resolves to their URLs.
 */
export async function refetch({ entry, files, integrity }: ReleaseAddress, expose: string): Promise<Set<string>> {
  const urls = new Set([entry, ...(files[expose] ?? [])]);
  await Promise.all(
    [...urls].map(async (url) => {
      const answer = await fetch(url, { cache: 'reload', integrity: integrity[url] }).catch((error: Error) => {
        throw new Error(`${url} is unavailable or differs from what was published: ${error.message}`);
      });
      if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
    }),
  );
  return urls;
}
