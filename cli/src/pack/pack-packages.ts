import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { runRspack } from '@facade/platform/build/run-rspack';
import { baseConfig } from '@facade/platform/preset';
import { rspack } from '@rspack/core';
import { buildDevShell, buildShellWhenChanged, shellBuild } from '../build/builds.ts';
import { step } from '../commands/progress.ts';
import { runCommand } from '../process/run-program.ts';
import { ROOT, TOOL_FILES } from '../workspace.ts';
import { compilePackages } from './compile.ts';
import { packedOf } from './exports.ts';
import { bundled, packedManifest, withVersions } from './manifest.ts';
import { followImports, type PackageFiles, startOf } from './package-files.ts';
import { PACKED } from './packages.ts';

/** Where packages are compiled and put together. */
const WORK = join(TOOL_FILES, 'pack');

/**
 * Compiles the packages for sections outside this workspace and packs each into `output`, all with the same version. Returns the tarballs.
 */
export async function packPackages(output: string, version: string): Promise<string[]> {
  await buildShellWhenChanged();
  const devShell = await buildDevShell();
  const packages = PACKED.map(startOf);
  await step('compiling the packages', () =>
    compilePackages([...new Set(PACKED.map(({ folder }) => folder))], join(WORK, 'compiled')),
  );
  followImports(packages, join(WORK, 'compiled'));
  rmSync(join(WORK, 'packages'), { recursive: true, force: true });
  const folders = await Promise.all(packages.map((one) => writePackage(one, version)));
  copyShell(shellBuild(), join(WORK, 'packages/shell/build/production'));
  copyShell(devShell, join(WORK, 'packages/shell/build/development'));
  rmSync(output, { recursive: true, force: true });
  mkdirSync(output, { recursive: true });
  await step('packing them', () => runCommand('npm', ['pack', '--silent', '--pack-destination', output, ...folders]));
  return readdirSync(output).map((file) => join(output, file));
}

/** Puts a package together; returns its folder. */
async function writePackage(files: PackageFiles, version: string): Promise<string> {
  const { packed, reached, offered } = files;
  const folder = join(WORK, 'packages', packed.name ?? packed.folder);
  const copy = (from: string, to: string) => {
    mkdirSync(dirname(join(folder, to)), { recursive: true });
    cpSync(from, join(folder, to), { recursive: true });
  };
  const own = join(WORK, 'compiled', packed.folder);
  for (const file of reached.files)
    copy(file, packedOf(relative(file.startsWith(own) ? own : join(ROOT, packed.folder), file)));
  for (const asset of packed.assets ?? []) copy(join(ROOT, packed.folder, 'src', asset), join('dist', asset));
  for (const [file, from] of Object.entries(packed.copies ?? {})) copy(join(ROOT, from), file);
  copy(join(ROOT, packed.folder, packed.readme ?? 'README.md'), 'README.md');
  copy(join(ROOT, 'LICENSE'), 'LICENSE');
  const manifest = packedManifest(packed, { offered, needs: (name) => files.names(name), version });
  if (packed.bundle) await bundleProgram(packed.folder, packed.bundle, join(folder, 'dist'));
  if (existsSync(join(folder, PROJECT))) changeFile(join(folder, PROJECT), (text) => withVersions(text, version));
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  return folder;
}

/** What the creator of sections writes as their `package.json`. */
const PROJECT = 'dist/new/project-template/package.json.template';

const changeFile = (file: string, change: (text: string) => string): void =>
  writeFileSync(file, change(readFileSync(file, 'utf8')));

/** Without compressed copies, which only a server sends, and source maps, which are half of it. */
const copyShell = (build: string, to: string): void =>
  cpSync(build, to, { recursive: true, filter: (path) => !/\.(br|gz|map)$/.test(path) });

/** Puts a program into one file, `output/<name>.mjs`, with what it imports: nothing has to be installed for it. */
async function bundleProgram(folder: string, source: string, output: string): Promise<void> {
  const base = baseConfig({ folder: join(ROOT, folder), name: 'program', target: 'node' });
  const file = basename(bundled(source));
  await runRspack([
    {
      ...base,
      target: 'node24',
      entry: `./${source}`,
      output: { path: output, filename: file, module: true, chunkFormat: 'module' },
      plugins: [...(base.plugins ?? []), new rspack.BannerPlugin({ banner: '#!/usr/bin/env node', raw: true })],
    },
  ]);
}
