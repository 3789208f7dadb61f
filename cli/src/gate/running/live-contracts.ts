import type { SectionContract, ShellContract } from '@facade/platform/contract';
import type { Registry, RegistryDocument, Store } from '@facade/platform/registry';
import { releaseKey } from '@facade/platform/registry';

/** A release that visitors get, canaries included, and its contract. */
export interface LiveRelease {
  section: string;
  version: string;
  /** Null for a release older than contracts. */
  contract: SectionContract | null;
}

/** Where the gate reads what is live: a store, or a site that serves it. */
export interface LiveStore {
  registry: Pick<Registry, 'read'>;
  storage: Pick<Store['storage'], 'read'>;
}

/** The same, with each file read once: those of a release never change. */
export function remembering({ storage }: Pick<LiveStore, 'storage'>): Pick<LiveStore, 'storage'> {
  const files = new Map<string, Promise<Buffer | null>>();
  const read = (key: string) => {
    const file = files.get(key) ?? storage.read(key);
    files.set(key, file);
    return file;
  };
  return { storage: { read } };
}

/** Everything that a candidate must fit. */
export interface LiveSite {
  shell: ShellContract;
  /** Other sections: live releases and canaries. */
  others: LiveRelease[];
  /** The candidate's own section, as it is live now. */
  own: LiveRelease[];
}

/** Everything that this state of the registry deploys, with its contract. Throws if one cannot be read. */
export const readLive = (
  { storage }: Pick<LiveStore, 'storage'>,
  { microFrontends }: RegistryDocument,
): Promise<LiveRelease[]> =>
  Promise.all(
    Object.entries(microFrontends).flatMap(([name, deployments]) =>
      deployments.map(async ({ metadata: { version } }) => ({
        section: name,
        version,
        contract: parse<SectionContract>(await storage.read(`${releaseKey(name, version)}contract.json`)),
      })),
    ),
  );

/** The same as a candidate of this section finds it. */
export async function readLiveSite(
  store: Pick<LiveStore, 'storage'>,
  document: RegistryDocument,
  section: string,
  shell: ShellContract,
): Promise<LiveSite> {
  const live = await readLive(store, document);
  return {
    shell,
    others: live.filter((release) => release.section !== section),
    own: live.filter((release) => release.section === section),
  };
}

const parse = <T>(bytes: Buffer | null): T | null => bytes && JSON.parse(bytes.toString('utf8'));
