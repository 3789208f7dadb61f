import { CONTRACT, type Deployment, integrityOf, type ReleaseDescriptor } from '@facade/platform/registry';
import { type ReleaseSource, releaseSource } from './release-source.ts';

const CONTRACT_FILE = 'contract.json';

/** Where the files of a release are, and what they are. */
export interface ReleasePlace {
  /** `extras.base` of its deployment. */
  base: string;
  /** Where browsers get the files of the site's own store first, as of their team; empty: from the site itself. */
  origin: string;
  descriptor: ReleaseDescriptor;
}

/** The server build of a release, as it was published. */
export interface ReadRelease extends ReleasePlace {
  /** Every file of the release's server build; none of them has run. */
  files: ReadonlyMap<string, Buffer>;
}

/**
 * Reads every file of the release's node build and verifies its hash against the descriptor. Rejects with the name of a file that
 * is missing, slow or changed, or if the release was built for another contract.
 */
export async function readRelease(
  section: string,
  deployment: Deployment,
  releasesFolder: string,
  origin = '',
): Promise<ReadRelease> {
  const { base } = deployment.extras;
  const source = releaseSource(base, releasesFolder);
  const descriptor = await readDescriptor(source, deployment.extras.descriptor);
  const { version } = deployment.metadata;
  if (descriptor.name !== section || descriptor.version !== version) {
    throw new Error(`release.json is of ${descriptor.name} ${descriptor.version}, not of ${section} ${version}`);
  }
  await checkContract(source, descriptor);
  const files = new Map(
    await Promise.all(
      Object.entries(descriptor.node).map(async ([file, integrity]): Promise<[string, Buffer]> => {
        const bytes = await source.read(file);
        if (integrityOf(bytes) !== integrity) throw new Error(`${file} is not what was published`);
        return [file, bytes];
      }),
    ),
  );
  return { base, origin, descriptor, files };
}

/**
 * Rejects a release that was built for a different section contract than this shell's. The gate checks this before publication;
 * this finds a release that bypassed the gate or suited an earlier shell. A release without contract information, such as a
 * developer's own server, is accepted.
 */
async function checkContract(source: ReleaseSource, { others }: ReleaseDescriptor): Promise<void> {
  const integrity = others?.[CONTRACT_FILE];
  if (!integrity) return;
  const bytes = await source.read(CONTRACT_FILE);
  if (integrityOf(bytes) !== integrity) throw new Error(`${CONTRACT_FILE} is not what was published`);
  const { contract } = JSON.parse(bytes.toString('utf8')) as { contract: number };
  if (contract === CONTRACT) return;
  const which = contract < CONTRACT ? 'older' : 'newer';
  throw new Error(`it was built for contract ${contract}, ${which} than the shell's (${CONTRACT})`);
}

/** `integrity` comes from the signed registry: the first link of the chain to every file. */
async function readDescriptor(source: ReleaseSource, integrity: string): Promise<ReleaseDescriptor> {
  const bytes = await source.read('release.json');
  if (integrityOf(bytes) !== integrity) throw new Error('release.json is not what was published');
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch (error) {
    throw new Error(`release.json is not JSON: ${(error as Error).message}`);
  }
}
