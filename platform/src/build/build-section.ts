import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compressFiles } from './compress-files.ts';
import { sectionConfig } from './preset.ts';
import { describeRelease, type ReleaseDescriptor } from './release-descriptor.ts';
import { runRspack } from './run-rspack.ts';

/** Builds a section into `<section>/dist` and writes its `release.json` there. Rejects with the compiler's messages. */
export async function buildSection(root: string, section: string): Promise<ReleaseDescriptor> {
  const folder = join(root, section);
  const output = join(folder, 'dist');
  await runRspack(sectionConfig(folder, { output }));
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const descriptor = describeRelease(section, version, output);
  await compressFiles(join(output, 'web'));
  writeFileSync(join(output, 'release.json'), `${JSON.stringify(descriptor, null, 2)}\n`);
  return descriptor;
}

/** What a section's build depends on besides itself. */
export const sectionInputs = (section: string): string[] => [
  `${section}/src`,
  `${section}/package.json`,
  `${section}/rspack.config.ts`,
  'shared-domain/src',
  'platform/src/build',
  'platform/src/section',
  'platform/src/federation',
  'pnpm-lock.yaml',
];
