import type { SectionContract, ShellContract } from '@facade/platform/contract';
import type { RegistryDocument, Store } from '@facade/platform/registry';
import { releaseKey } from '@facade/platform/registry';

/** A release that visitors get, canaries included, and its contract. */
export interface LiveRelease {
  section: string;
  version: string;
  /** Null for a release older than contracts. */
  contract: SectionContract | null;
}

/** Everything that a candidate must fit. */
export interface LiveSite {
  shell: ShellContract;
  /** Other sections: live releases and canaries. */
  others: LiveRelease[];
  /** The candidate's own section, as it is live now. */
  own: LiveRelease[];
}

/** Reads the contracts of what this state of the registry deploys. Throws if one cannot be read. */
export async function readLiveSite(
  { storage }: Pick<Store, 'storage'>,
  { microFrontends }: RegistryDocument,
  section: string,
  shell: ShellContract,
): Promise<LiveSite> {
  const live = await Promise.all(
    Object.entries(microFrontends).flatMap(([name, deployments]) =>
      deployments.map(async ({ metadata: { version } }) => ({
        section: name,
        version,
        contract: parse<SectionContract>(await storage.read(`${releaseKey(name, version)}contract.json`)),
      })),
    ),
  );
  return {
    shell,
    others: live.filter((release) => release.section !== section),
    own: live.filter((release) => release.section === section),
  };
}

const parse = <T>(bytes: Buffer | null): T | null => bytes && JSON.parse(bytes.toString('utf8'));
