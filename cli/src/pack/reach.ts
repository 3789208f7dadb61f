import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { ROOT } from '../workspace.ts';
import { compiledOf } from './exports.ts';

/** What a compiled module, or its declaration, names in quotes after `from`, in `import(…)`, `require(…)`, `resolve(…)` and `find(…)`. */
const NAMED = /(?:\bfrom|\bimport|\brequire|\bresolve|\bfind)\s*\(?\s*['"`]([^'"`\s]+)['"`]/g;

/** A line of a comment: examples in it name what does not exist. */
const COMMENT = /^\s*(?:\/\*)?\*.*$/gm;

/** What a set of compiled files is made of. */
export interface Reached {
  /** Every file, with declarations and source maps. */
  files: Set<string>;
  /** Requests of other packages. */
  requests: Set<string>;
}

/**
 * The files that these reach by relative imports, themselves included. Throws if one of them is missing.
 * @param compiled folder with what the compiler wrote, at the same paths as below the root
 * @param types whether declarations are needed
 */
export function reach(entries: readonly string[], compiled: string, types: boolean): Reached {
  const files = new Set(entries.flatMap((entry) => filesFor(entry, compiled, types)));
  const requests = new Set<string>();
  for (const file of files) {
    if (!/\.[cm]?js$|\.d\.ts$/.test(file)) continue;
    for (const [, request = ''] of readFileSync(file, 'utf8').replaceAll(COMMENT, '').matchAll(NAMED)) {
      if (!/^\.\.?\//.test(request)) requests.add(request);
      else for (const found of filesFor(pathOf(file, request), compiled, types)) files.add(found);
    }
  }
  for (const file of [...files]) if (existsSync(`${file}.map`)) files.add(`${file}.map`);
  return { files, requests };
}

/** Declarations name the sources. */
const pathOf = (file: string, request: string): string => join(dirname(file), compiledOf(request));

/** A module with its declaration. A file that the compiler does not write, such as JavaScript, is taken as it is. */
function filesFor(file: string, compiled: string, types: boolean): string[] {
  const declaration = file.replace(/\.js$/, '.d.ts');
  const found = existsSync(file) ? file : join(ROOT, relative(compiled, file));
  // A module of types alone may have no code that anybody reaches, but it has been compiled, too.
  if (!existsSync(found)) throw new Error(`${relative(compiled, file)} is needed, and was not compiled`);
  return [found, ...(types && existsSync(declaration) ? [declaration] : [])];
}
