import { join } from 'node:path';
import { ROOT } from '../workspace.ts';
import { compiledOf, exportOf, filesOf } from './exports.ts';
import { type Manifest, readManifest } from './manifest.ts';
import type { PackedPackage } from './packages.ts';
import { type Reached, reach } from './reach.ts';

/** A package on its way: what it offers, and the files that are needed for that. */
export interface PackageFiles {
  packed: PackedPackage;
  manifest: Manifest;
  /** Names of its exports that others may use. */
  offered: string[];
  /** Its sources that other packages import. */
  asked: Set<string>;
  reached: Reached;
  /** Whether its code names a package. */
  names(dependency: string): boolean;
}

export function startOf(packed: PackedPackage): PackageFiles {
  const manifest = readManifest(packed.folder);
  const files: PackageFiles = {
    packed,
    manifest,
    offered: [...(packed.exports ?? Object.keys(manifest.exports))],
    asked: new Set(),
    reached: { files: new Set(), requests: new Set() },
    names: (dependency) =>
      !packed.spares?.includes(dependency) &&
      (packed.needs?.includes(dependency) ||
        [...files.reached.requests].some((request) => request === dependency || request.startsWith(`${dependency}/`))),
  };
  return files;
}

const entriesOf = ({ packed, manifest, offered, asked }: PackageFiles): string[] => [
  ...filesOf(offered, manifest.exports, join(ROOT, packed.folder)),
  ...asked,
  ...(packed.bin ? [packed.bin] : []),
  ...(packed.entries ?? []),
];

/** Finds the files of each package in what was compiled. What one asks of another is offered by that one, until none asks for more. */
export function followImports(packages: readonly PackageFiles[], output: string): void {
  for (let asked = -1; asked !== countOf(packages); ) {
    asked = countOf(packages);
    for (const one of packages) one.reached = reachedBy(one, output);
    for (const request of packages.flatMap(({ reached }) => [...reached.requests])) {
      const owner = packages.find(({ manifest }) => request.startsWith(`${manifest.name}/`));
      const found = owner && exportOf(`.${request.slice(owner.manifest.name.length)}`, owner.manifest.exports);
      if (!found || found.file.includes('${')) continue;
      owner.asked.add(found.file);
      if (!owner.offered.includes(found.name)) owner.offered.push(found.name);
    }
  }
}

const countOf = (packages: readonly PackageFiles[]): number =>
  packages.reduce((count, { asked }) => count + asked.size, 0);

function reachedBy(one: PackageFiles, output: string): Reached {
  const entries = entriesOf(one).map((file) => join(output, one.packed.folder, compiledOf(file)));
  return reach(entries, output, !one.packed.isProgram);
}
