import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Compiler } from '@rspack/core';
import { type SharedNames, SharedNamesPlugin } from '../contract/shared-names.ts';
import { BuildFailure } from './build-failure.ts';
import type { SharedModule } from './shared-modules.ts';

/** What only the bundler knows of the build for browsers that it made: a bundler leaves it for the description of the release. */
export interface BundleRecord {
  /** Script of the container, such as `web/remoteEntry.1a2b3c4d.js`. */
  entry: string;
  /** Expose → the scripts that a page needs for it, without the entry. */
  exposes: Record<string, string[]>;
  /** What it imports from shared modules. */
  shared: SharedNames;
}

const FILE = 'bundle.json';

/** Takes the record from a finished build. Throws a `BuildFailure` if the bundler left none. */
export function takeRecord(output: string): BundleRecord {
  const file = join(output, FILE);
  if (!existsSync(file))
    throw new BuildFailure([`dist/${FILE} is missing: the bundler needs SectionPlugin for browsers`]);
  const record = JSON.parse(readFileSync(file, 'utf8'));
  rmSync(file);
  return record;
}

/** Name of the chunk that the federation plugin makes of an expose. */
export const chunkOf = (expose: string): string =>
  `__federation_expose_${expose.replace('./', '').replaceAll('-', '_')}`;

/** Leaves the record of a build of rspack or webpack beside its files. */
export class RecordPlugin {
  readonly #output: string;
  readonly #container: string;
  readonly #exposes: readonly string[];
  readonly #modules: readonly SharedModule[];

  constructor(output: string, container: string, exposes: readonly string[], modules: readonly SharedModule[]) {
    this.#output = output;
    this.#container = container;
    this.#exposes = exposes;
    this.#modules = modules;
  }

  apply(compiler: Compiler): void {
    const shared: SharedNames = {};
    new SharedNamesPlugin(shared, this.#modules).apply(compiler);
    compiler.hooks.afterEmit.tap('RecordPlugin', ({ entrypoints, namedChunkGroups }) => {
      const scripts = (group?: { getFiles(): readonly string[] }) =>
        [...(group?.getFiles() ?? [])].filter((file) => file.endsWith('.js')).map((file) => `web/${file}`);
      const [entry = ''] = scripts(entrypoints.get(this.#container));
      const exposes = this.#exposes.map((expose) => [
        expose.replace('./', ''),
        scripts(namedChunkGroups.get(chunkOf(expose))),
      ]);
      const record = { entry, exposes: Object.fromEntries(exposes), shared };
      writeFileSync(join(this.#output, FILE), JSON.stringify(record));
    });
  }
}
