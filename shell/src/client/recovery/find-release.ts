import { refetch, renewUrl } from '@facade/platform/federation/chunk-retries';
import { RELEASE_URL, type ReleaseAddress } from '../../protocol/release-address.ts';

/** Finds the live release of a section. Rejects when it has none or the server does not answer. */
export async function findRelease(section: string): Promise<ReleaseAddress> {
  const answer = await fetch(RELEASE_URL + section, { cache: 'no-store' });
  if (answer.status === 404) throw new Error('no release is deployed');
  if (!answer.ok) throw new Error(`${RELEASE_URL}${section} answered ${answer.status}`);
  return answer.json();
}

/** Fetches the files of an expose anew, so that the next import takes these. Rejects if one differs from what was published. */
export async function renewFiles({ entry, files, integrity }: ReleaseAddress, expose: string): Promise<void> {
  const urls = [...new Set([entry, ...(files[expose] ?? [])])];
  await Promise.all(urls.map((url) => refetch(url, integrity[url])));
  urls.forEach(renewUrl);
}
