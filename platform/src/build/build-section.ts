import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeSection, readSources } from '../contract/describe-section.ts';
import { type SharedNames, SharedNamesPlugin } from '../contract/shared-names.ts';
import { compressFiles } from './compress-files.ts';
import { sectionConfig } from './preset.ts';
import { CONTRACT_FILE, describeRelease, type ReleaseDescriptor } from './release-descriptor.ts';
import { readRemote, sectionName } from './remote-file.ts';
import { runRspack } from './run-rspack.ts';
import { sharedModulesFor } from './shared-modules.ts';
import { moveMaps } from './source-maps.ts';

/**
 * Builds the section in a folder into its `dist` and writes its `contract.json` and `release.json` there. Rejects with
 * a `BuildFailure` if the sources are invalid.
 */
export async function buildSection(folder: string): Promise<ReleaseDescriptor> {
  const output = join(folder, 'dist');
  const shared: SharedNames = {};
  const [browser, node] = sectionConfig(folder, { output });
  const plugins = [...(browser.plugins ?? []), new SharedNamesPlugin(shared, sharedModulesFor(readRemote(folder)))];
  const [read, bundled] = await Promise.allSettled([readSources(folder), runRspack([{ ...browser, plugins }, node])]);
  // The bundler reports every error in what it bundles; the scanner would only repeat them.
  if (bundled.status === 'rejected') throw bundled.reason;
  if (read.status === 'rejected') throw read.reason;
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  await moveMaps(output);
  await compressFiles(join(output, 'web'));
  const write = (file: string, content: object) =>
    writeFileSync(join(output, file), `${JSON.stringify(content, null, 2)}\n`);
  write(CONTRACT_FILE, await describeSection(folder, output, read.value, shared));
  const descriptor = describeRelease(sectionName(folder), version, output, readRemote(folder));
  write('release.json', descriptor);
  return descriptor;
}
