import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contentHash, type ReleaseDescriptor } from '@facade/platform/build/release-descriptor';
import type { Store } from '@facade/platform/registry';
import { lastChangeOf, liveOf, publishRelease, releaseKey, releaseOf, restoreRelease } from '@facade/platform/registry';
import { StoreAway } from '@facade/platform/registry/errors';
import { buildShellWhenChanged, withBuild } from '../build/builds.ts';
import { CommandError } from '../commands/command.ts';
import { assertPasses } from '../release/check.ts';
import { findSections } from '../workspace.ts';

/** The reason that the history gives for what a start published. */
const STARTED = 'the site was started';

/**
 * Builds the shell and every section whose sources changed, and publishes what is new. Where the store does not answer, but did once,
 * the site can start with the releases it has: nothing is published then.
 */
export async function publishSite(store: Store): Promise<void> {
  await buildShellWhenChanged();
  try {
    for (const section of findSections()) await withBuild(section, (build) => publishWhenNew(store, section, build));
  } catch (error) {
    if (!(error instanceof StoreAway) || !(await store.registry.lastGood())) throw error;
    console.error(`facade: ${error.message}; the site starts with the releases it has, nothing was published`);
  }
}

/**
 * Publishes the section's build if it never was and passes the gate. What a person published, rolled back or retired stays as it is.
 * Puts files of a release back that have been deleted. In a bucket, which several machines share, it is only the beginning.
 */
export async function publishWhenNew(store: Store, section: string, build: string): Promise<void> {
  const descriptor: ReleaseDescriptor = JSON.parse(await readFile(join(build, 'release.json'), 'utf8'));
  const { version } = descriptor;
  const document = await store.registry.read();
  if (releaseOf(document, section, version)) {
    const isThere = await store.storage.exists(`${releaseKey(section, version)}release.json`);
    if (!isThere) await restoreRelease(store, build);
    return;
  }
  const live = releaseOf(document, section, liveOf(document, section)?.metadata.version ?? '');
  if (live && process.env.FACADE_STORE) return;
  if (live?.content === contentHash(descriptor)) return;
  const last = await lastChangeOf(store.registry, section);
  if (last && last.why !== STARTED) return sayUnpublished(section, `${last.what} (${last.by}, ${last.at}) stays`);
  try {
    const passed = live ? await assertPasses({ section, folder: build }, store) : {};
    await publishRelease(store, build, { why: STARTED, ...passed });
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    return sayUnpublished(section, error.message);
  }
  process.stdout.write(`  ${section} ${version} is live\n`);
}

const sayUnpublished = (section: string, why: string): void =>
  console.error(`facade: the build of ${section} is not published: ${why}. To publish it: facade publish ${section}`);
