import { folderOf, type SiteUnderTest } from '../site.ts';
import { changedApi } from './api-with-settings.ts';
import { freePort } from './free-port.ts';
import { copyReleases } from './release-store.ts';
import { startShell } from './second-shell.ts';
import { startServer } from './server-process.ts';

/** A site to which teams publish over HTTP. */
export interface PublishingSite {
  url: string;
  /** Data folder, with the operator's key. */
  data: string;
  stop(): Promise<void>;
}

/** The releases, homes and pages of the site under test, with a registry service of its own. One page shows a fragment more. */
export async function startPublishingSite(
  site: SiteUnderTest,
  { page, fragment }: { page: string; fragment: { id: string; props: object } },
): Promise<PublishingSite> {
  const store = await copyReleases(folderOf(site.data));
  const api = await changedApi(site.url, (path, answer) => {
    if (!path.startsWith('/api/content?') || answer.original !== page) return answer;
    const modules = answer.modules as object[];
    return { ...answer, modules: [...modules, { ...modules[0], id: 900, relation: 'fragment', fragment }] };
  });
  const registryAt = await freePort();
  const registryUrl = `http://127.0.0.1:${registryAt}`;
  const shell = await startShell({ data: store.data, apiUrl: api.url, registryUrl });
  const registry = await startServer('cli/src/registry-service/main.ts', {
    FACADE_DATA: store.data,
    FACADE_REGISTRY_PORT: String(registryAt),
    FACADE_SITE: shell.url,
  });
  return {
    url: shell.url,
    data: store.data,
    async stop() {
      await registry.stop();
      await shell.stop();
      await api.stop();
      await store.dispose();
    },
  };
}
