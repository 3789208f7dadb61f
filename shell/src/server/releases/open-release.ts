import { type Deployment, type LocalReleases, RELEASES_URL } from '@facade/platform/registry';
import { ReleaseHandle } from './release-handle.ts';

/** Opens a release of the registry; a release in a bucket is first copied to this machine. Rejects with the reason. */
export async function openRelease(
  section: string,
  deployment: Deployment,
  { releases, shared }: { releases: LocalReleases; shared: Parameters<typeof ReleaseHandle.open>[3] },
): Promise<ReleaseHandle> {
  const { base, descriptor } = deployment.extras;
  if (base.startsWith(RELEASES_URL))
    await releases.fetch(section, { version: deployment.metadata.version, descriptor });
  return ReleaseHandle.open(section, deployment, releases.folder, shared);
}
