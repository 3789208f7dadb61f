import { globSync } from 'node:fs';
import { join } from 'node:path';

/** The names under which a package offers its files, and the file of each, as in its `package.json`. */
export type Exports = Readonly<Record<string, string>>;

/** The compiled file of a source: `./src/a.tsx` → `./src/a.js`. */
export const compiledOf = (source: string): string => source.replace(/(?<!\.d)\.tsx?$/, '.js');

/** Where it is in the packed package: `./dist/a.js`. */
export const packedOf = (source: string): string => compiledOf(source).replace(/^(\.\/)?src\//, './dist/');

/** The name of `exports` that offers a request such as `./words/nl.json`, and its file; undefined if none does. */
export function exportOf(request: string, exports: Exports): { name: string; file: string } | undefined {
  const exact = exports[request];
  if (exact) return { name: request, file: exact };
  // The most specific pattern comes first.
  const patterns = Object.keys(exports).filter((name) => name.includes('*'));
  for (const name of patterns.sort((a, b) => b.length - a.length)) {
    const [before = '', after = ''] = name.split('*');
    if (!request.startsWith(before) || !request.endsWith(after) || request.length <= name.length - 1) continue;
    const part = request.slice(before.length, request.length - after.length);
    return { name, file: (exports[name] ?? '').replace('*', part) };
  }
}

/** The files that these names offer in a package, relative to it; a pattern offers every file but tests. */
export const filesOf = (names: readonly string[], exports: Exports, folder: string): string[] =>
  names.flatMap((name) => {
    const file = exports[name] ?? exportOf(name, exports)?.file ?? '';
    if (!file.includes('*')) return [file];
    return globSync(file.replace('*', '**/*'), { cwd: folder })
      .filter((path) => !/\.test\.tsx?$|\/testing\/|\/fixtures\//.test(path))
      .map((path) => `./${join(path)}`);
  });
