import { type Deployment, type LocalReleases, RELEASES_URL } from '@facade/platform/registry';
import type { Suspects } from '@facade/platform/suspects';
import { ReleaseHandle } from './release-handle.ts';

export interface OpenReleaseOptions {
  releases: LocalReleases;
  shared: Parameters<typeof ReleaseHandle.open>[3];
  /** Releases that ended a server before. */
  suspects?: Pick<Suspects, 'against'>;
}

/** Opens a release of the registry; a release in a bucket is first copied to this machine. Rejects with the reason. */
export async function openRelease(
  section: string,
  deployment: Deployment,
  { releases, shared, suspects }: OpenReleaseOptions,
): Promise<ReleaseHandle> {
  const suspicion = suspects?.against(section, deployment.metadata.version);
  if (suspicion) throw new Error(suspicion);
  const { base, descriptor } = deployment.extras;
  if (base.startsWith(RELEASES_URL))
    await releases.fetch(section, { version: deployment.metadata.version, descriptor });
  return ReleaseHandle.open(section, deployment, releases.folder, shared);
}
