import { join } from 'node:path';
import {
  type Deployment,
  deploymentOf,
  liveOf,
  openStore,
  publishRelease,
  type RegistryDocument,
  releaseOf,
  type Store,
} from '@facade/platform/registry';
import { folderOf, test as siteTest } from '../site.ts';
import { breakBuild, takeBuild } from './broken-build.ts';
import { type FaultHost, faultHost } from './fault-host.ts';
import { RELEASE_FAULTS, type ReleaseFault } from './faults.ts';
import { copyReleases } from './release-store.ts';
import { type SecondShell, startShell } from './second-shell.ts';

/**
 * Which release of a section is live: the site's own, the same on a host that can fail, none, or a broken one. `next`: the same
 * code under the name of a newer version.
 */
type Placing = 'good' | 'elsewhere' | 'none' | ReleaseFault | `next ${number}`;

/** A second shell on a store of its own, in which any section can be made to fail. */
export interface FailingSite extends Omit<SecondShell, 'stop'> {
  /** Data folder of the second shell. */
  data: string;
  store: Store;
  host: FaultHost;
  /** Section → version that is live while nothing is wrong. */
  good: Readonly<Record<string, string>>;
  /** Changes what is live, in one revision of the registry. */
  deploy(placings: Record<string, Placing>): Promise<void>;
  /** Version of a section that visitors of the second shell get; null where it has none. */
  versionOf(section: string): Promise<string | null>;
}

/** Under such a version a broken release is published. */
export const versionOfFault = (fault: ReleaseFault): string => fault.replaceAll(' ', '-');

const isFault = (placing: Placing): placing is ReleaseFault => RELEASE_FAULTS.some((fault) => fault === placing);

/** Started once for all tests of a worker. */
export const test = siteTest.extend<object, { failing: FailingSite }>({
  failing: [
    async ({ site }, use) => {
      const copy = await copyReleases(folderOf(site.data));
      const store = openStore({ data: copy.data });
      const document = await store.registry.read();
      const host = await faultHost(copy.data);
      await publishVariants(store, document, copy.data);
      // Each fault is a new revision of the registry, and there are hundreds.
      const shell = await startShell({ data: copy.data, apiUrl: site.url, pollInterval: 200 });
      await use(siteOf({ store, data: copy.data, host, shell, document }));
      await shell.stop();
      await host.stop();
      await copy.dispose();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
});

/** Puts every broken release, and three successors of the good one, into the store, without traffic. */
async function publishVariants(store: Store, document: RegistryDocument, data: string): Promise<void> {
  for (const section of Object.keys(document.microFrontends)) {
    const good = join(data, 'builds', section, 'good');
    await takeBuild(join(data, 'releases', section, liveOf(document, section)?.metadata.version ?? ''), good);
    for (const fault of RELEASE_FAULTS) {
      const build = join(data, 'builds', section, fault);
      await breakBuild(good, build, fault);
      await publishRelease(store, build, { version: versionOfFault(fault), channel: fault });
    }
    for (const number of [1, 2, 3]) await publishRelease(store, good, { version: `next-${number}`, channel: 'next' });
  }
}

interface Parts {
  store: Store;
  data: string;
  host: FaultHost;
  shell: SecondShell;
  document: RegistryDocument;
}

function siteOf({ store, data, host, shell, document }: Parts): FailingSite {
  const { microFrontends } = document;
  const good = Object.keys(microFrontends).map((section) => [section, liveOf(document, section)?.metadata.version]);
  const place = (current: RegistryDocument, section: string, placing: Placing): Deployment[] => {
    const own = microFrontends[section] ?? [];
    if (placing === 'good') return own;
    if (placing === 'elsewhere') return own.map((deployment) => moved(deployment, host.url));
    const version = isFault(placing) ? versionOfFault(placing) : placing.replace(' ', '-');
    const release = releaseOf(current, section, version);
    if (!release) throw new Error(`${section} has no release ${version}`);
    return [deploymentOf(release, 100, true)];
  };
  return {
    url: shell.url,
    log: shell.log,
    data,
    store,
    host,
    good: Object.fromEntries(good),
    async deploy(placings) {
      const change = Object.entries(placings).map((pair) => pair.join(': '));
      const note = { action: 'none', section: '', change: change.join(', '), by: 'a journey' } as const;
      await store.registry.update(note, (current) => {
        const placed = { ...current.microFrontends };
        for (const [section, placing] of Object.entries(placings)) {
          if (placing === 'none') delete placed[section];
          else placed[section] = place(current, section, placing);
        }
        return { ...current, microFrontends: placed };
      });
    },
    async versionOf(section) {
      const answer = await fetch(`${shell.url}/_release/${section}`);
      return answer.ok ? (await answer.json()).version : null;
    },
  };
}

const moved = (deployment: Deployment, host: string): Deployment => ({
  ...deployment,
  url: host + deployment.url,
  extras: { ...deployment.extras, base: host + deployment.extras.base },
});
