import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contentHash, integrityOf, type ReleaseDescriptor } from '@facade/platform/build/release-descriptor';
import { exposesOf, readRemote, sectionName } from '@facade/platform/build/remote-file';
import type { Store } from '@facade/platform/registry';
import { publishRelease } from '@facade/platform/registry';

const ENTRY = 'web/entry.js';

/**
 * Creates a release from a section's server build in `<output>/node`, with the dev server's browser build, and publishes it in
 * the store of `facade dev`, where its shell loads it. Returns its version.
 */
export async function publishSource(store: Store, folder: string, output: string, entryUrl: string): Promise<string> {
  const section = sectionName(folder);
  await mkdir(join(output, 'web'), { recursive: true });
  await writeFile(join(output, ENTRY), `export { get, init } from ${JSON.stringify(entryUrl)};\n`);
  const scripts = (await readdir(join(output, 'node'))).filter((file) => file.endsWith('.cjs')).sort();
  const node = await hashes(
    output,
    scripts.map((file) => `node/${file}`),
  );
  const { parameters = {}, fragmentParameters = {}, paths, forms = {}, heights } = readRemote(folder);
  const descriptor: ReleaseDescriptor = {
    name: section,
    version: `0.0.0-dev.${contentHash({ web: {}, node })}.${Date.now()}`,
    entry: ENTRY,
    exposes: Object.fromEntries(Object.keys(exposesOf(folder)).map((expose) => [expose.replace('./', ''), []])),
    parameters,
    fragmentParameters,
    ...(paths && { paths }),
    forms,
    ...(heights && { heights }),
    web: await hashes(output, [ENTRY]),
    node,
  };
  await writeFile(join(output, 'release.json'), JSON.stringify(descriptor));
  await publishRelease(store, output, { by: 'facade dev' });
  return descriptor.version;
}

async function hashes(output: string, files: string[]): Promise<Record<string, string>> {
  const entries = await Promise.all(
    files.map(async (file) => [file, integrityOf(await readFile(join(output, file)))] as const),
  );
  return Object.fromEntries(entries);
}
