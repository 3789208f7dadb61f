import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join, relative, resolve } from 'node:path';

const { resolve: find } = createRequire(import.meta.url);
/** The program of the TypeScript compiler. */
export const COMPILER = join(dirname(find('typescript/package.json')), 'bin/tsc');

/** Compiler options of sections, wherever their folder is. */
export const STRICT = {
  target: 'es2024',
  module: 'esnext',
  moduleResolution: 'bundler',
  jsx: 'react-jsx',
  strict: true,
  noUncheckedIndexedAccess: true,
  allowImportingTsExtensions: true,
  resolveJsonModule: true,
  skipLibCheck: true,
};

/** Runs the compiler with the `tsconfig.json` of a folder; type errors do not reject. */
export function compile(folder: string): Promise<{ status: number; printed: string }> {
  return new Promise((done) => {
    // With FORCE_COLOR it would print for people.
    execFile(process.execPath, [COMPILER, '-p', folder, '--pretty', 'false'], (error, stdout, stderr) => {
      const status = error ? (typeof error.code === 'number' ? error.code : 1) : 0;
      done({ status, printed: stdout || stderr || (error?.message ?? '') });
    });
  });
}

/**
 * The compiler's messages about files, whose paths are relative to the working directory: `src/a.ts:3: words`, from `folder`. Of a call that
 * fits no overload, what it says of the last one.
 */
export const mistakesIn = (printed: string, folder: string): string[] =>
  [...printed.matchAll(MISTAKE)].map(
    ([, file = '', line, what, ofLast]) => `${relative(folder, resolve(file))}:${line}: ${ofLast ?? what}`,
  );

const MISTAKE = /^(.+)\((\d+),\d+\): error TS\d+: (.+)(?:\n +The last overload gave the following error\.\n +(.+))?$/gm;
