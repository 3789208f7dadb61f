import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { TypeShapes } from '@facade/shared-domain/contract/shape';
import semver from 'semver';
import type { BundleRecord } from '../build/bundle-record.ts';
import { readRemote } from '../build/remote-file.ts';
import { majorRange, packageOf, type SharedModule, sharedModulesFor, sharedVersion } from '../build/shared-modules.ts';
import { bytesOf, compressedSize } from './bytes-of.ts';
import { CONTRACT, DEFAULT_BUDGET, type SectionBudget, type SectionContract } from './contract.ts';
import { type Mentions, scanSources } from './scan-sources.ts';
import { scanUses, type Uses } from './scan-uses.ts';
import type { SharedNames } from './shared-names.ts';
import { localeKeys } from './text-keys.ts';
import { typeErrors } from './type-errors.ts';
import { eventShapes, typeShapes } from './type-shapes.ts';

/** What can be read from the sources of a section alone; may run while the bundler runs. */
export interface SectionSources {
  mentions: Mentions;
  shapes: TypeShapes;
  uses: Uses;
  errors: string[];
}

export async function readSources(folder: string): Promise<SectionSources> {
  const { name, fragments } = readRemote(folder);
  const found = scanSources(join(folder, 'src'));
  // Its references to its own fragments, mostly in types, do not matter to others.
  const mentions = { ...found, slots: found.slots.filter((id) => !id.startsWith(`${name}/`)) };
  const files = Object.entries(fragments).map(([fragment, file]) => [fragment, join(folder, 'src', file)]);
  const uses = scanUses(join(folder, 'src'));
  const [shapes, errors] = await Promise.all([
    typeShapes(folder, Object.fromEntries(files), mentions),
    typeErrors(folder),
  ]);
  return { mentions, shapes, uses, errors };
}

/** The contract of a finished, compressed build in `output`. */
export async function describeSection(
  folder: string,
  output: string,
  { mentions, shapes, uses, errors }: SectionSources,
  record: BundleRecord,
): Promise<SectionContract> {
  const remote = readRemote(folder);
  const { name, pages, paths, forms, ownReact } = remote;
  const manifest: PackageManifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return {
    contract: CONTRACT,
    name,
    pages: Object.keys(pages).sort(),
    ...(paths && { paths }),
    ...(forms && { forms }),
    fragments: shapes.fragments,
    slots: shapes.slots,
    events: eventShapes(mentions, shapes),
    shared: sharedUses(sharedModulesFor(remote), record.shared, manifest),
    ...(ownReact && { ownReact: ownVersion(folder) }),
    texts: localeKeys(folder),
    bytes: await bytesOf(output, record, compressedSize),
    budget: { ...DEFAULT_BUDGET, ...manifest.sectionBudget },
    uses: uses.texts,
    typeErrors: errors,
    globalStyles: uses.styles,
  };
}

interface PackageManifest {
  sectionBudget?: Partial<SectionBudget>;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

/** Its imports from shared modules, and the versions that its `package.json` requires, imported or not. */
function sharedUses(
  modules: readonly SharedModule[],
  shared: SharedNames,
  manifest: PackageManifest,
): SectionContract['shared'] {
  const wanted = { ...manifest.devDependencies, ...manifest.peerDependencies, ...manifest.dependencies };
  const uses = modules.flatMap((module): [string, SectionContract['shared'][string]][] => {
    const names = shared[module];
    const declared = wanted[packageOf(module)];
    if (!names && (declared === undefined || packageOf(module) !== module)) return [];
    return [[module, { range: rangeOf(module, declared), names: sortByKey(names ?? {}) }]];
  });
  return sortByKey(Object.fromEntries(uses));
}

/** The React that it is built with. */
const ownVersion = (folder: string): string =>
  createRequire(join(folder, 'package.json'))('react/package.json').version;

/** A plain version means all compatible ones; `catalog:` and the like mean the major version of this workspace. */
function rangeOf(module: SharedModule, declared = ''): string {
  if (semver.valid(declared)) return `^${declared}`;
  const isRange = declared !== '' && semver.validRange(declared) !== null;
  return isRange ? declared : majorRange(sharedVersion(module));
}

const sortByKey = <T>(record: Record<string, T>): Record<string, T> =>
  Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));
