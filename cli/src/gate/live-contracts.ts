import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SectionContract, ShellContract } from '@facade/platform/contract';
import type { Store } from '@facade/platform/registry';
import { releaseKey } from '@facade/platform/registry';

/** A release that visitors get, the canary's share included, and what it says of itself. */
export interface LiveRelease {
  section: string;
  version: string;
  /** Null for a release from before there were contracts. */
  contract: SectionContract | null;
}

/** Everything a candidate meets on the site. */
export interface Surroundings {
  shell: ShellContract;
  /** Other sections: live releases and canaries. */
  others: LiveRelease[];
  /** The candidate's own section, as it is live now. */
  own: LiveRelease[];
}

/** Reads what is live from the store. Throws where a contract cannot be read. */
export async function readSurroundings(store: Store, section: string, shellBuild: string): Promise<Surroundings> {
  const { microFrontends } = await store.registry.read();
  const live = await Promise.all(
    Object.entries(microFrontends).flatMap(([name, deployments]) =>
      deployments.map(async ({ metadata: { version } }) => ({
        section: name,
        version,
        contract: parse<SectionContract>(await store.storage.read(`${releaseKey(name, version)}contract.json`)),
      })),
    ),
  );
  return {
    shell: JSON.parse(await readFile(join(shellBuild, 'contract.json'), 'utf8')),
    others: live.filter((release) => release.section !== section),
    own: live.filter((release) => release.section === section),
  };
}

const parse = <T>(bytes: Buffer | null): T | null => bytes && JSON.parse(bytes.toString('utf8'));
