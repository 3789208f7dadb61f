import { mkdir, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { scratchFolder } from '../process/temporary-folder.ts';
import { compile, mistakesIn, STRICT } from './compiler.ts';
import { declarationsFor } from './declarations.ts';

/** Folder of the Node.js types: a section may use these globals on the server. */
const TYPE_ROOT = dirname(dirname(createRequire(import.meta.url).resolve('@types/node/package.json')));

/** Type errors in the sources of a section, without tests: file, line and the compiler's message, one line each. Takes a second. */
export async function typeErrors(folder: string): Promise<string[]> {
  await mkdir(join(folder, 'dist'), { recursive: true });
  const work = await scratchFolder('.types', join(folder, 'dist'));
  const source = join(folder, 'src');
  const settings = {
    compilerOptions: { ...STRICT, noEmit: true, types: ['node'], typeRoots: [TYPE_ROOT] },
    include: [source, ...declarationsFor(folder)],
    exclude: ['**/*.test.ts', '**/*.test.tsx', '**/*.examples.tsx', '**/testing/**'].map((path) => join(source, path)),
  };
  try {
    await writeFile(join(work, 'tsconfig.json'), JSON.stringify(settings));
    const { printed, status } = await compile(work);
    const mistakes = mistakesIn(printed, folder);
    if (status !== 0 && mistakes.length === 0) throw new Error(`the types of ${folder} cannot be checked: ${printed}`);
    return mistakes;
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}
