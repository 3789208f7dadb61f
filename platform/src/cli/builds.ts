import { mkdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { lock } from 'proper-lockfile';
import { buildSection, sectionInputs } from '../build/build-section.ts';
import { buildShell, SHELL_INPUTS } from '../build/build-shell.ts';
import { fingerprint, whenChanged } from '../build/fingerprint.ts';
import { contentHash, type ReleaseDescriptor } from '../build/release-descriptor.ts';
import { liveOf, releaseOf } from '../registry/document.ts';
import { publishRelease, restoreRelease } from '../registry/publish.ts';
import { releaseKey } from '../registry/release-files.ts';
import type { Store } from '../registry/store.ts';
import { step } from './progress.ts';
import { findSections, ROOT } from './site-folders.ts';

const MARKERS = join(ROOT, '.toolchain/builds');
const marker = (name: string) => join(MARKERS, name);

/** Builds the shell and every section whose sources changed, and publishes what is new. */
export async function buildSite(store: Store): Promise<void> {
  const shellKey = fingerprint(ROOT, SHELL_INPUTS);
  const buildOnce = () => step('building the shell', () => buildShell(ROOT));
  await whenChanged(marker('shell'), shellKey, buildOnce, join(ROOT, 'shell/dist/integrity.json'));
  for (const section of findSections()) await withBuild(section, (build) => publishWhenNew(store, section, build));
}

/** Builds a section unless its sources are those of its build, and uses that: no other process builds it meanwhile. */
export async function withBuild<T>(section: string, use: (folder: string) => Promise<T>): Promise<T> {
  mkdirSync(MARKERS, { recursive: true });
  const retries = { retries: 3000, minTimeout: 50, maxTimeout: 200 };
  const release = await lock(marker(section), { realpath: false, retries });
  try {
    const output = join(ROOT, section, 'dist');
    const key = fingerprint(ROOT, sectionInputs(section));
    const work = () => step(`building ${section}`, async () => void (await buildSection(ROOT, section)));
    await whenChanged(marker(section), key, work, join(output, 'release.json'));
    return await use(output);
  } finally {
    await release();
  }
}

/**
 * Publishes the section's build if it never was: what a team rolled back, or published under a name of its own, stays as it is.
 * Puts files of a release back that have been deleted.
 */
async function publishWhenNew(store: Store, section: string, build: string): Promise<void> {
  const descriptor: ReleaseDescriptor = JSON.parse(await readFile(join(build, 'release.json'), 'utf8'));
  const { version } = descriptor;
  const document = await store.registry.read();
  if (releaseOf(document, section, version)) {
    const isThere = await store.storage.exists(`${releaseKey(section, version)}release.json`);
    if (!isThere) await restoreRelease(store, build);
    return;
  }
  const live = releaseOf(document, section, liveOf(document, section)?.metadata.version ?? '');
  if (live?.content === contentHash(descriptor)) return;
  await publishRelease(store, build, { why: 'the site was started' });
  process.stdout.write(`  ${section} ${version} is live\n`);
}
