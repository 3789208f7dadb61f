import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import type { Compiler, Dependency, Module } from '@rspack/core';
import type { SharedModule } from '../build/shared-modules.ts';

/** Shared module → name → a file that imports it. `*`: the module as a whole, by `require` or `import()`. */
export type SharedNames = Record<string, Record<string, string>>;

/**
 * Adds to `found` which names a build imports from the shared modules, including its bundled libraries. The compiler accepts
 * any name: the content of a shared module is known only at run time.
 */
export class SharedNamesPlugin {
  readonly #found: SharedNames;
  readonly #modules: readonly SharedModule[];

  constructor(found: SharedNames, modules: readonly SharedModule[]) {
    this.#found = found;
    this.#modules = modules;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('SharedNamesPlugin', (compilation) => {
      compilation.hooks.finishModules.tap('SharedNamesPlugin', (modules) => {
        for (const module of modules) this.#look(module, compiler.context);
      });
    });
  }

  #look(module: Module, folder: string): void {
    const file = 'resource' in module ? shortName(String(module.resource), folder) : '';
    for (const dependency of dependenciesOf(module)) {
      if (!dependency.request || !this.#modules.some((shared) => shared === dependency.request)) continue;
      const name = nameOf(dependency);
      if (!name) continue;
      this.#found[dependency.request] ??= {};
      const names = this.#found[dependency.request] as Record<string, string>;
      const known = names[name];
      // The first by name, so that the same build gives the same result.
      if (known === undefined || file < known) names[name] = file;
    }
  }
}

/** Mark only the import itself; each imported name is a separate dependency. Under the names of rspack, and those of webpack. */
const IMPORTS = new Set(['esm import', 'esm export import', 'harmony side effect evaluation']);

const dependenciesOf = (module: Module): Dependency[] => [
  ...module.dependencies,
  ...module.blocks.flatMap(({ dependencies }) => dependencies),
];

function nameOf({ type, ids }: Dependency): string | null {
  if (ids?.[0] !== undefined) return ids[0];
  return IMPORTS.has(type) ? null : '*';
}

/**
 * The same wherever the package is on this machine: `src/pages/list-page.tsx`, or `@facade/map-kit/src/embed/get-area.ts` and
 * `@react-spring/web/dist/index.mjs` for what is bundled.
 */
function shortName(resource: string, folder: string): string {
  const file = resource.replace(/\?.*$/, '');
  const [own = '', ...ofLibraries] = relative(folder, file).split('node_modules/');
  if (ofLibraries.length > 0) return ofLibraries.at(-1) ?? '';
  if (!own.startsWith('..')) return own;
  const home = packageFolderOf(file);
  return home
    ? `${JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')).name}/${relative(home, file)}`
    : basename(file);
}

function packageFolderOf(file: string): string | null {
  const parent = dirname(file);
  if (parent === file) return null;
  return existsSync(join(parent, 'package.json')) ? parent : packageFolderOf(parent);
}
