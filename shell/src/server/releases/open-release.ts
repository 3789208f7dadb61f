import { type Deployment, type LocalReleases, RELEASES_URL } from '@facade/platform/registry';
import { ReleaseHandle } from './release-handle.ts';

/** Opens what the registry deploys; a release of a bucket is first brought to this machine. Rejects, saying why. */
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
