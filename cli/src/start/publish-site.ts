import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contentHash, type ReleaseDescriptor } from '@facade/platform/build/release-descriptor';
import type { Store } from '@facade/platform/registry';
import { lastChangeOf, liveOf, publishRelease, releaseKey, releaseOf, restoreRelease } from '@facade/platform/registry';
import { StoreAway } from '@facade/platform/registry/errors';
import { buildShellWhenChanged, withBuild } from '../build/builds.ts';
import { CommandError } from '../commands/command.ts';
import { step } from '../commands/progress.ts';
import { assertPasses } from '../release/check.ts';
import { findSections } from '../workspace.ts';

/** The reason in the history for releases that a start published. */
const STARTED = 'the site was started';

/**
 * Builds the shell and every section whose sources changed, and publishes what is new. If the store does not answer but did
 * before, the site starts with the releases it has and publishes nothing.
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
 * Publishes the section's build if it was never published and passes the gate, which takes about a second. Releases that a person
 * published, rolled back or retired stay as they are. Restores deleted files of a release. A bucket is shared by several machines, so
 * there a start only makes the first publication.
 */
export async function publishWhenNew(store: Store, section: string, build: string): Promise<void> {
  const descriptor: ReleaseDescriptor = JSON.parse(await readFile(join(build, 'release.json'), 'utf8'));
  const { version } = descriptor;
  const document = await store.registry.read();
  if (releaseOf(document, section, version)) {
    const isThere = await store.storage.exists(`${releaseKey(section, version)}release.json`);
    if (!isThere && !(await restoreRelease(store, build))) {
      const why = `the files of ${version} are gone, and this build has other source maps`;
      return sayUnpublished(section, why, `publish ${section} --version NAME`);
    }
    const isOffered = document.microFrontends[section]?.some(({ metadata }) => metadata.version === version);
    if (isOffered) return;
    const last = await lastChangeOf(store.registry, section);
    const why = last ? `${last.what} (${last.by}, ${last.at}) stays` : 'it is not live';
    return sayUnpublished(section, why, `promote ${section} --version ${version}`);
  }
  const live = releaseOf(document, section, liveOf(document, section)?.metadata.version ?? '');
  if (live && process.env.FACADE_STORE) return;
  if (live?.content === contentHash(descriptor)) return;
  const last = await lastChangeOf(store.registry, section);
  if (last && last.why !== STARTED) return sayUnpublished(section, `${last.what} (${last.by}, ${last.at}) stays`);
  try {
    const passed = await step(`checking ${section}`, () =>
      assertPasses({ section, folder: build, isStart: true }, store),
    );
    await publishRelease(store, build, { why: STARTED, ...passed });
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    return sayUnpublished(section, error.message);
  }
  process.stdout.write(`  ${section} ${version} is live\n`);
}

const sayUnpublished = (section: string, why: string, remedy = `publish ${section}`): void =>
  console.error(`facade: the build of ${section} is not published: ${why}. To publish it: facade ${remedy}`);
