import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** A static import or a re-export: its keyword, whether it is of types, its names, its path. Code on demand is not part of a closure. */
const IMPORTED = /^(?:import|export)\s(type\s)?(?:([^;'"=]*)\sfrom\s)?['"]([^'"]+)['"]/gm;

/** Only types: `{ type One, type Two }`. */
const ONLY_TYPES = /^\{\s*(?:type\s+[^,{}]+,?\s*)+\}$/;

/**
 * Reads which files modules reach by static imports, their own included: those of this checkout and of the packages `@facade/…`.
 * @param types whether imports of types count, which no bundle holds
 */
export function importClosures({ types }: { types: boolean }): (module: string) => string[] {
  const importsOf = new Map<string, string[]>();

  function readImports(file: string): string[] {
    if (!/\.tsx?$/.test(file)) return [];
    const { resolve } = createRequire(file);
    return [...readFileSync(file, 'utf8').matchAll(IMPORTED)]
      .filter(([, type, names = '']) => types || !(type || ONLY_TYPES.test(names.trim())))
      .flatMap(([, , , path = '']) => (/^(\.|@facade\/)/.test(path) ? [resolve(path)] : []));
  }

  return (module) => {
    const found = new Set([module]);
    for (const file of found) {
      const imports = importsOf.get(file) ?? readImports(file);
      importsOf.set(file, imports);
      for (const imported of imports) found.add(imported);
    }
    return [...found];
  };
}
