import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReleaseDescriptor } from '@facade/platform/build/release-descriptor';
import { releaseKey } from '@facade/platform/registry';
import type { LiveRelease, LiveStore } from '../running/live-contracts.ts';

/**
 * The live release that gives browsers the same scripts as a candidate, apart from texts; undefined if none does. Such a candidate does in
 * browsers what visitors have.
 */
export async function triedIn(
  candidate: string,
  own: readonly LiveRelease[],
  { storage }: Pick<LiveStore, 'storage'>,
): Promise<LiveRelease | undefined> {
  const scripts = scriptsOf(JSON.parse(await readFile(join(candidate, 'release.json'), 'utf8')));
  for (const release of own) {
    const text = await storage.read(`${releaseKey(release.section, release.version)}release.json`);
    if (text && scriptsOf(JSON.parse(text.toString('utf8'))) === scripts) return release;
  }
  return undefined;
}

/** Names and hashes of all scripts but the entry, which names those with texts. */
function scriptsOf({ entry, exposes, web }: Pick<ReleaseDescriptor, 'entry' | 'exposes' | 'web'>): string {
  const texts = Object.entries(exposes).flatMap(([expose, files]) => (expose.startsWith('locale-') ? files : []));
  return JSON.stringify(
    Object.entries(web)
      .filter(([file]) => file !== entry && !texts.includes(file))
      .sort(),
  );
}
