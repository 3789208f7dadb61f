import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Deployment, openStore, publishRelease, type Store } from '@facade/platform/registry';
import { TINY_SECTION } from '@facade/platform/testing/tiny-section';

export interface TinyRelease {
  /** Folder of all releases. */
  releases: string;
  store: Store;
  deployment: Deployment;
  /** Folder of this release. */
  folder: string;
}

/** A section with one page and one fragment, really built and published, in a temporary folder. */
export async function publishTinySection(): Promise<TinyRelease> {
  const root = mkdtempSync(join(tmpdir(), 'facade-tiny-'));
  cpSync(TINY_SECTION, join(root, 'mf-tiny'), { recursive: true });
  writeFileSync(join(root, 'mf-tiny/package.json'), JSON.stringify({ version: '1.2.3' }));
  const program = `import { buildSection } from '@facade/platform/build';
    await buildSection(${JSON.stringify(join(root, 'mf-tiny'))});`;
  execFileSync(process.execPath, ['--input-type=module', '-e', program], { cwd: import.meta.dirname, stdio: 'pipe' });
  const releases = join(root, 'releases');
  const store = openStore({ data: root });
  const { microFrontends } = await publishRelease(store, join(root, 'mf-tiny/dist'));
  const deployment = microFrontends['mf-tiny']?.[0] as Deployment;
  return { releases, store, deployment, folder: join(releases, 'mf-tiny', deployment.metadata.version) };
}
