import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import type { TypeShapes } from '@facade/shared-domain/contract/shape';
import { BuildFailure } from '../build/build-failure.ts';
import { scratchFolder } from '../process/temporary-folder.ts';
import { compile, mistakesIn, STRICT } from './compiler.ts';
import type { EventShapes } from './contract.ts';
import { declarationsFor } from './declarations.ts';
import { readShapes } from './read-shapes.ts';
import type { Mentions } from './scan-sources.ts';

/**
 * Program for the type checker: `Shape<T>` is the structure of a type with every name resolved. It is compiled together with a
 * section's sources, and the declaration that the compiler emits is read back (`read-shapes.ts`).
 */
const SHAPE_TYPES = `
type Shape<T> = 0 extends 1 & T ? 'any' : [T] extends [never] ? 'never' : unknown extends T ? 'any' : One<T>;
type One<T> =
  T extends string ? (string extends T ? 'string' : { is: T }) :
  T extends number ? (number extends T ? 'number' : { is: T }) :
  T extends boolean | null ? { is: T } :
  T extends undefined ? 'undefined' :
  T extends (...values: never) => unknown ? 'function' :
  T extends readonly (infer Item)[] ? { list: Shape<Item> } :
  T extends object ? { fields: { [Name in keyof T]: Shape<T[Name]> } } :
  'any';
type PropsOf<F> = F extends { Component: infer C }
  ? C extends (props: infer P) => unknown ? PropsField<P> : C extends new (props: infer P) => unknown ? PropsField<P> : never
  : never;
type PropsField<P> = P extends { props: infer Props } ? Props : {};
type Named<Table, Name> = Name extends keyof Table ? Table[Name] : any;
declare function shape<T>(): Shape<T>;
`;

const { resolve: find } = createRequire(import.meta.url);
/** Of a packed kit the declarations: named by its script, they would be taken for values without types. */
const SECTION_TYPES = find('@facade/section-kit').replace(/\.js$/, '.d.ts');

/**
 * Asks the type checker for the props of fragments (`fragments`: name → source file), the slots, and the payloads of the events
 * that a folder mentions. Takes under a second. Rejects with the compiler's message on failure.
 */
export async function typeShapes(
  folder: string,
  fragments: Record<string, string>,
  mentions: Mentions,
): Promise<TypeShapes> {
  await mkdir(join(folder, 'dist'), { recursive: true });
  // Below the package, so that its modules resolve.
  const work = await scratchFolder('.types', join(folder, 'dist'));
  try {
    const program = join(work, 'program.ts');
    await writeFile(program, programText(fragments, mentions));
    await writeFile(join(work, 'tsconfig.json'), JSON.stringify(settings([program, ...declarationsFor(folder)])));
    const { printed, status } = await compile(work);
    const mistakes = mistakesIn(printed, folder);
    if (mistakes.length > 0) throw new BuildFailure(mistakes);
    if (status !== 0) throw new Error(`the types of ${folder} cannot be read: ${printed}`);
    // Declarations have the same path below the output as their sources below the common root.
    return readShapes(await readFile(join(work, 'out', relative('/', work), 'program.d.ts'), 'utf8'));
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

/** Payloads of the mentioned events; one that the contract does not declare may be anything. */
export function eventShapes({ emits, hears }: Mentions, { events }: TypeShapes): EventShapes {
  const only = (names: string[]) => Object.fromEntries(names.map((name) => [name, events[name] ?? 'any']));
  return { emits: only(emits), hears: only(hears) };
}

function programText(fragments: Record<string, string>, { emits, hears, slots }: Mentions): string {
  const files = Object.entries(fragments);
  const events = [...new Set([...emits, ...hears])].sort();
  const table = (name: string, rows: [string, string][]) =>
    `  ${name}: {\n${rows.map(([key, type]) => `    ${JSON.stringify(key)}: shape<${type}>(),\n`).join('')}  },\n`;
  const named = (type: string, names: string[]) =>
    names.map((name): [string, string] => [name, `Named<${type}, ${JSON.stringify(name)}>`]);
  return [
    `import type { KnownEvents, KnownFragments } from ${JSON.stringify(SECTION_TYPES)};\n`,
    ...files.map(([, file], index) => `import type { fragment as fragment${index} } from ${JSON.stringify(file)};\n`),
    SHAPE_TYPES,
    'export const shapes = {\n',
    table(
      'fragments',
      files.map(([name], index) => [name, `PropsOf<typeof fragment${index}>`]),
    ),
    table('slots', named('KnownFragments', slots)),
    table('events', named('KnownEvents', events)),
    '};\n',
  ].join('');
}

/** Only declarations are needed: `type-errors.ts` checks the code itself. */
const settings = (files: string[]) => ({
  compilerOptions: {
    ...STRICT,
    noCheck: true,
    declaration: true,
    emitDeclarationOnly: true,
    noErrorTruncation: true,
    rootDir: '/',
    outDir: 'out',
    types: [],
    // A section outside the workspace, as in tests, still resolves the types it uses.
    paths: {
      '@facade/section-kit': [SECTION_TYPES],
      react: [dirname(find('@types/react/package.json'))],
    },
  },
  files,
});
