import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseSource } from '@facade/platform/contract/source-files';
import type { ImportDeclaration } from '@swc/core';
import { PATHS } from '../workspace.ts';

/**
 * Imports of sections, without tests, that the shell does not share: they compile, but are `undefined` on the page. One line
 * each. The contract gate also finds those of bundled libraries.
 */
export function foreignImports(root: string, sections: readonly string[]): string[] {
  const surface = readSurface(join(root, PATHS.shellSurface));
  return sections.flatMap((section) =>
    sourcesBelow(join(root, section, 'src')).flatMap((file) =>
      importsOf(join(root, section, 'src', file)).flatMap(({ source, specifiers, typeOnly }) => {
        const shared = surface.get(source.value);
        if (!shared || typeOnly) return [];
        return specifiers
          .map((specifier) => nameOf(specifier))
          .filter((name) => name !== null && !shared.includes(name))
          .map(
            (name) =>
              `${section}/src/${file} may not import "${name}" from ${source.value}; ${shared.join(', ')} are shared`,
          );
      }),
    ),
  );
}

function readSurface(folder: string): Map<string, string[]> {
  return new Map(
    readdirSync(folder).map((file): [string, string[]] => {
      const { body } = parse(join(folder, file));
      const names = body.flatMap((item) =>
        item.type === 'ExportNamedDeclaration'
          ? item.specifiers.flatMap((specifier) => (specifier.type === 'ExportSpecifier' ? [specifier.orig.value] : []))
          : [],
      );
      return [basename(file, '.ts'), names];
    }),
  );
}

const sourcesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .sort();

const importsOf = (file: string): ImportDeclaration[] =>
  parse(file).body.filter((item): item is ImportDeclaration => item.type === 'ImportDeclaration');

const parse = (file: string) => parseSource(readFileSync(file, 'utf8'), file);

/** `*` for the module as a whole; null for a type. */
function nameOf(specifier: ImportDeclaration['specifiers'][number]): string | null {
  if (specifier.type === 'ImportNamespaceSpecifier') return '*';
  if (specifier.type === 'ImportDefaultSpecifier') return 'default';
  return specifier.isTypeOnly ? null : (specifier.imported ?? specifier.local).value;
}
