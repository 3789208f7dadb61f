import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A copy of a site's releases, registry and keys that a test may spoil. */
export interface ReleaseStore {
  /** Data folder for a second shell. */
  data: string;
  dispose(): Promise<void>;
}

export async function copyReleases(original: string): Promise<ReleaseStore> {
  const data = await mkdtemp(join(tmpdir(), 'facade-releases-'));
  await Promise.all(
    ['releases', 'registry', 'keys'].map((path) => cp(join(original, path), join(data, path), { recursive: true })),
  );
  return { data, dispose: () => rm(data, { recursive: true, force: true }) };
}
