import { existsSync } from 'node:fs';
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

/** Not the file that the encoder is writing. */
const isWhole = (file: string): boolean => !file.endsWith('.part');

/**
 * Gives another site with the same homes the sizes of pictures that this one has encoded: its api makes none in advance.
 */
export async function copyEncodedPictures(original: string, data: string): Promise<void> {
  const encoded = join(original, 'pictures-cache');
  if (existsSync(encoded)) await cp(encoded, join(data, 'pictures-cache'), { recursive: true, filter: isWhole });
}
