import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { SHARED_MODULES } from '@facade/platform/build/shared-modules';
import { parse } from 'yaml';
import { ROOT } from '../workspace.ts';
import { type Exports, packedOf } from './exports.ts';
import type { PackedPackage } from './packages.ts';

/** The fields of a `package.json` that are read. */
export interface Manifest {
  name: string;
  description: string;
  license: string;
  sideEffects?: boolean;
  exports: Exports;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

export const readManifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8'));

/** Package → its version, for all packages of the workspace. */
const catalog = (): Record<string, string> => parse(readFileSync(join(ROOT, 'pnpm-workspace.yaml'), 'utf8')).catalog;

const isShared = (name: string): boolean =>
  SHARED_MODULES.some((module) => module === name || module.startsWith(`${name}/`));

/**
 * The `package.json` of a packed package: what it offers is compiled, what it needs has a version. What the shell shares at run time is a
 * peer: a second copy would differ.
 * @param offered names of its exports
 * @param needs whether its code names a package
 */
export function packedManifest(
  { folder, name, description, bin, bundle, copies = {}, optional = [], isProgram = false }: PackedPackage,
  { offered, needs, version }: { offered: readonly string[]; needs: (name: string) => boolean; version: string },
): object {
  const own = readManifest(folder);
  const versions = catalog();
  const rangeOf = (dependency: string, given: string): string =>
    given === 'catalog:' ? (versions[dependency] ?? given) : given.startsWith('workspace:') ? version : given;
  const needed = Object.entries({ ...own.devDependencies, ...own.dependencies })
    .filter(([dependency]) => needs(dependency))
    .map(([dependency, given]): [string, string] => [dependency, rangeOf(dependency, given)])
    .sort(([a], [b]) => (a < b ? -1 : 1));
  const isPeer = (dependency: string) => isShared(dependency) || optional.includes(dependency);
  const peers = needed.filter(([dependency]) => isPeer(dependency));
  const others = needed.filter(([dependency]) => !isPeer(dependency));
  return {
    name: name ?? own.name,
    version,
    description: description ?? own.description,
    license: own.license,
    type: 'module',
    engines: { node: '>=24' },
    ...(own.sideEffects === undefined ? {} : { sideEffects: own.sideEffects }),
    ...(bin ? { bin: { [name ?? own.name]: packedOf(bin) } } : {}),
    ...(bundle ? { bin: bundled(bundle) } : {}),
    exports: Object.fromEntries([
      ...offered.map((one) => [one, offer(own.exports[one] ?? '', isProgram)]),
      ...Object.keys(copies).map((file) => [`./${file}`, `./${file}`]),
    ]),
    dependencies: Object.fromEntries(others),
    peerDependencies: Object.fromEntries(peers.map(([dependency, range]) => [dependency, `^${range}`])),
    peerDependenciesMeta: Object.fromEntries(optional.map((dependency) => [dependency, { optional: true }])),
  };
}

/** The file of a bundled program. */
export const bundled = (source: string): string => `./dist/${basename(source, '.ts')}.mjs`;

/** The template of a section's `package.json`, with versions in the place of references to the workspace. */
export function withVersions(template: string, version: string): string {
  const versions = catalog();
  return template
    .replaceAll('__FACADE__', version)
    .replaceAll(/"([^"]+)": "catalog:"/g, (_, name: string) => `"${name}": "^${versions[name]}"`);
}

function offer(source: string, isProgram: boolean): string | { types: string; default: string } {
  const file = packedOf(source);
  return file.endsWith('.js') && !isProgram ? { types: file.replace(/\.js$/, '.d.ts'), default: file } : file;
}
