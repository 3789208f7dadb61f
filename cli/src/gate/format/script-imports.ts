import { type ModuleItem, parseSync } from '@swc/core';

/** A script for browsers, as far as the release format has rules for it. */
export interface ReadScript {
  file: string;
  code: string;
  /** Names that it exports. */
  exports: string[];
  /** Addresses that it imports, if they are written out. */
  imports: string[];
  /** Why it is not an ES module; null if it is. */
  problem: string | null;
}

/** `import('./a.js')`; an address that is put together at run time has no quotes, or a plus. */
const DYNAMIC = /\bimport\s*\(\s*(?:\/\*.*?\*\/\s*)?(["'`])([^"'`$]+)\1\s*\)/g;

export function readScript(file: string, code: string): ReadScript {
  try {
    const { body } = parseSync(code, { syntax: 'ecmascript', target: 'es2022' });
    const dynamic = [...code.matchAll(DYNAMIC)].map(([, , address = '']) => address);
    return {
      file,
      code,
      exports: body.flatMap(exportsOf),
      imports: [...body.flatMap(importsOf), ...dynamic],
      problem: null,
    };
  } catch (error) {
    return { file, code, exports: [], imports: [], problem: String((error as Error).message).split('\n')[0] ?? '' };
  }
}

function exportsOf(item: ModuleItem): string[] {
  if (item.type === 'ExportNamedDeclaration')
    return item.specifiers.flatMap((one) => (one.type === 'ExportSpecifier' ? [(one.exported ?? one.orig).value] : []));
  if (item.type !== 'ExportDeclaration') return [];
  const { declaration } = item;
  if (declaration.type === 'FunctionDeclaration') return [declaration.identifier.value];
  if (declaration.type !== 'VariableDeclaration') return [];
  return declaration.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.value] : []));
}

const importsOf = (item: ModuleItem): string[] =>
  item.type === 'ImportDeclaration' || item.type === 'ExportNamedDeclaration' || item.type === 'ExportAllDeclaration'
    ? item.source
      ? [item.source.value]
      : []
    : [];
