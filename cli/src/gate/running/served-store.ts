import { emptyDocument, RELEASES_URL, type RegistryDocument } from '@facade/platform/registry';
import type { LiveStore } from './live-contracts.ts';
import { runningSite } from './running-site.ts';

/** Timeout for one file, in milliseconds. */
const TIMEOUT = 10_000;

/** What is live on a site, as it serves it to everybody; nothing where no site answers. For the gate of a section that has no access to the store. */
export const servedStore = (site: URL): LiveStore => ({
  registry: {
    async read() {
      const answer = (await runningSite(site.href)) && (await get(new URL('/registry.json', site)));
      if (!answer) return emptyDocument();
      const served = JSON.parse(answer.toString('utf8')) as Pick<RegistryDocument, 'microFrontends'>;
      return { ...emptyDocument(), microFrontends: served.microFrontends };
    },
  },
  storage: { read: (key) => get(new URL(key.replace(/^releases\//, RELEASES_URL), site)) },
});

/** Null if there is no such file. */
async function get(url: URL): Promise<Buffer | null> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT) });
  if (answer.ok) return Buffer.from(await answer.arrayBuffer());
  if (answer.status === 404) return null;
  throw new Error(`${url} answers ${answer.status}`);
}
