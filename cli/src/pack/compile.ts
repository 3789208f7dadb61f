import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { COMPILER } from '@facade/platform/contract/compiler';
import { CommandError } from '../commands/command.ts';
import { runCommand } from '../process/run-program.ts';
import { ROOT } from '../workspace.ts';

/** What nobody installs. */
const LEFT_OUT = [
  ...['**/*.test.ts', '**/*.test.tsx', '**/*.examples.tsx', '**/fixtures/**'],
  ...['cli', 'platform', 'shell'].map((folder) => `${folder}/src/**/testing/**`),
];

/**
 * Compiles the sources of these packages to JavaScript with declarations and source maps below `output`, at the same paths as below the root.
 * Types are not checked: `facade verify` does.
 */
export async function compilePackages(folders: readonly string[], output: string): Promise<void> {
  await rm(output, { recursive: true, force: true });
  await mkdir(output, { recursive: true });
  const settings = join(output, 'tsconfig.json');
  const compilerOptions = {
    noEmit: false,
    noCheck: true,
    outDir: output,
    rootDir: ROOT,
    declaration: true,
    sourceMap: true,
    inlineSources: true,
    rewriteRelativeImportExtensions: true,
    allowJs: false,
    typeRoots: [join(ROOT, 'node_modules/@types')],
  };
  const include = folders.map((folder) => join(ROOT, folder, 'src/**/*'));
  const exclude = LEFT_OUT.map((pattern) => join(ROOT, pattern));
  await writeFile(
    settings,
    JSON.stringify({ extends: join(ROOT, 'tsconfig.base.json'), compilerOptions, include, exclude }),
  );
  await runCommand(process.execPath, [COMPILER, '-p', settings]).catch((error: CommandError) => {
    throw new CommandError(`the packages cannot be compiled: ${error.message}`);
  });
}
