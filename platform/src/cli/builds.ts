import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { buildSection, sectionInputs } from '../build/build-section.ts';
import { buildShell, SHELL_INPUTS } from '../build/build-shell.ts';
import { fingerprint, whenChanged } from '../build/fingerprint.ts';
import { isPublished, publishRelease, type Store } from '../registry/publish.ts';
import { step } from './progress.ts';
import { ROOT, SECTIONS } from './site-folders.ts';

const marker = (name: string) => join(ROOT, '.toolchain/builds', name);

/** Builds the shell and every section whose sources changed, and publishes the sections that are not live yet. */
export async function buildSite(store: Store): Promise<void> {
  const shellKey = fingerprint(ROOT, SHELL_INPUTS);
  const buildOnce = () => step('building the shell', () => buildShell(ROOT));
  await whenChanged(marker('shell'), shellKey, buildOnce, join(ROOT, 'shell/dist/integrity.json'));
  for (const section of SECTIONS) {
    const key = fingerprint(ROOT, sectionInputs(section));
    const work = () => step(`building ${section}`, async () => void (await buildSection(ROOT, section)));
    await whenChanged(marker(section), key, work, join(ROOT, section, 'dist/release.json'));
    await publishWhenNew(store, section);
  }
}

/** Publishes the section's build unless exactly that one is live already. */
async function publishWhenNew(store: Store, section: string): Promise<void> {
  const build = join(ROOT, section, 'dist');
  const { version } = (await import(join(build, 'release.json'), { with: { type: 'json' } })).default as {
    version: string;
  };
  const { microFrontends } = await store.registry.read();
  const live = microFrontends[section]?.find(({ deployment }) => deployment.default)?.metadata.version;
  if (live === version && (await isPublished(store, section, version))) return;
  await rm(join(store.releases, section, version), { recursive: true, force: true });
  await publishRelease(store, build);
  process.stdout.write(`  ${section} ${version} is live\n`);
}
