import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '../build/temporary-folder.ts';
import { BASE_SETTINGS, compile, mistakesIn, ROOT } from './compiler.ts';

/** Mistakes of type in the sources of a section, tests apart: file, line and the compiler's words, a line each. Takes a second. */
export async function typeErrors(folder: string): Promise<string[]> {
  await mkdir(join(folder, 'dist'), { recursive: true });
  const work = await temporaryFolder('.types', join(folder, 'dist'));
  const source = join(folder, 'src');
  const settings = {
    extends: BASE_SETTINGS,
    compilerOptions: { noEmit: true, types: ['node'], typeRoots: [join(ROOT, 'node_modules/@types')] },
    include: [source],
    exclude: [join(source, '**/*.test.ts'), join(source, '**/*.test.tsx'), join(source, '**/testing/**')],
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
