import { execFile } from 'node:child_process';
import { join, relative, resolve } from 'node:path';

export const ROOT = resolve(import.meta.dirname, '../../..');
/** The settings that every package of the workspace is compiled with. */
export const BASE_SETTINGS = join(ROOT, 'tsconfig.base.json');

/** Runs the compiler with the `tsconfig.json` of a folder; never rejects for what it finds. */
export function compile(folder: string): Promise<{ status: number; printed: string }> {
  const args = [join(ROOT, 'node_modules/typescript/bin/tsc'), '-p', folder];
  return new Promise((done) => {
    execFile(process.execPath, args, (error, stdout, stderr) => {
      const status = error ? (typeof error.code === 'number' ? error.code : 1) : 0;
      done({ status, printed: stdout || stderr || (error?.message ?? '') });
    });
  });
}

/** What the compiler prints of single files, which it names from where it runs: `src/a.ts:3: words`, from `folder`. */
export const mistakesIn = (printed: string, folder: string): string[] =>
  [...printed.matchAll(/^(.+)\((\d+),\d+\): error TS\d+: (.+)$/gm)].map(
    ([, file = '', line, what]) => `${relative(folder, resolve(file))}:${line}: ${what}`,
  );
