import { readFileSync } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { findPackageJSON } from 'node:module';
import { dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RspackPluginInstance, rspack } from '@rspack/core';
import { MAPS } from './release-descriptor.ts';

/** Source of code that the bundler itself writes. */
const GENERATED = 'generated';

/** Texts are no code, and the entry is the bundler's. */
const WITHOUT = /^(?:__federation_expose_locale|remoteEntry)/;

/** Writes a source map beside each script, with names of sources but not their text. No script refers to it. */
export const sourceMaps = (
  folder: string,
  { SourceMapDevToolPlugin }: Pick<typeof rspack, 'SourceMapDevToolPlugin'>,
): RspackPluginInstance =>
  new SourceMapDevToolPlugin({
    filename: '[file].map',
    test: /\.js$/,
    exclude: WITHOUT,
    append: false,
    noSources: true,
    moduleFilenameTemplate: ({ absoluteResourcePath }: { absoluteResourcePath: string }) =>
      sourceName(folder, absoluteResourcePath),
  });

/** Moves the maps of a build out of `web/`, of which everything is served. */
export async function moveMaps(output: string): Promise<void> {
  const [web, maps] = [join(output, 'web'), join(output, MAPS)];
  await rm(maps, { recursive: true, force: true });
  await mkdir(maps);
  const files = (await readdir(web)).filter((file) => file.endsWith('.map'));
  await Promise.all(files.map((file) => rename(join(web, file), join(maps, file))));
}

/**
 * Names a source the same on every machine: within `folder` by its path there, elsewhere with the name of its package.
 * @example 'src/save/save.tsx', 'react/cjs/react.production.js', '@facade/shared-ui/src/sheet/sheet.tsx'
 */
function sourceName(folder: string, path: string): string {
  if (!isAbsolute(path)) return GENERATED;
  const file = resolve(path);
  const installed = slashed(file).split('/node_modules/');
  if (installed.length > 1) return installed.at(-1) ?? GENERATED;
  if (file.startsWith(folder + sep)) return slashed(relative(folder, file));
  const manifest = findPackageJSON(pathToFileURL(file));
  if (!manifest) return GENERATED;
  const { name }: { name: string } = JSON.parse(readFileSync(manifest, 'utf8'));
  return `${name}/${slashed(relative(dirname(manifest), file))}`;
}

const slashed = (path: string): string => path.replaceAll(sep, '/');
