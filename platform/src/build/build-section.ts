import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { describeSection, readSources } from '../contract/describe-section.ts';
import { BuildFailure } from './build-failure.ts';
import { takeRecord } from './bundle-record.ts';
import { compressFiles } from './compress-files.ts';
import { sectionConfig } from './preset.ts';
import { CONTRACT_FILE, describeRelease, type ReleaseDescriptor } from './release-descriptor.ts';
import { readRemote, sectionName } from './remote-file.ts';
import { runRspack } from './run-rspack.ts';
import { moveMaps } from './source-maps.ts';

/**
 * Builds the section in a folder into its `dist`, by the script `bundle` of its `package.json` or else by the preset, and writes its
 * `contract.json` and `release.json` there. Rejects with a `BuildFailure` if the sources are invalid.
 */
export async function buildSection(folder: string): Promise<ReleaseDescriptor> {
  const output = join(folder, 'dist');
  const { version, scripts } = readManifest(folder);
  const bundle = scripts?.bundle ? runScript(folder, 'bundle') : runRspack(sectionConfig(folder, { output }));
  const [read, bundled] = await Promise.allSettled([readSources(folder), bundle]);
  // The bundler reports every error in what it bundles; the scanner would only repeat them.
  if (bundled.status === 'rejected') throw bundled.reason;
  if (read.status === 'rejected') throw read.reason;
  const record = takeRecord(output);
  await moveMaps(output);
  await compressFiles(join(output, 'web'));
  const write = (file: string, content: object) =>
    writeFileSync(join(output, file), `${JSON.stringify(content, null, 2)}\n`);
  write(CONTRACT_FILE, await describeSection(folder, output, read.value, record));
  const descriptor = describeRelease(sectionName(folder), version, output, record, readRemote(folder));
  write('release.json', descriptor);
  return descriptor;
}

/** Empty if it is not JSON: the bundler says where. */
function readManifest(folder: string): { version: string; scripts?: Record<string, string> } {
  try {
    return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  } catch {
    return { version: '' };
  }
}

/** Runs a script of the section's `package.json`. Rejects with a `BuildFailure` of what it printed if it fails. */
const runScript = (folder: string, script: string): Promise<void> =>
  new Promise((resolve, reject) => {
    // Programs of the script run in the Node.js that runs these tools.
    const env = { ...process.env, PATH: `${dirname(process.execPath)}${delimiter}${process.env.PATH}` };
    execFile(process.execPath, ['--run', script], { cwd: folder, env }, (error, stdout, stderr) =>
      error ? reject(new BuildFailure([`its script "${script}" failed:\n${stdout}${stderr}`.trimEnd()])) : resolve(),
    );
  });
