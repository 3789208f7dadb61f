import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import type { Remote } from '@facade/section-kit';
import { transformSync } from '@swc/core';
import { BuildFailure, causeOfParser } from './build-failure.ts';
import { pathProblems } from './path-problems.ts';

const FACE = 'src/remote.tsx';

/**
 * Reads a section's `src/remote.tsx` without its imports: it is a table, and the build only needs the table.
 * Throws a `BuildFailure` when it cannot be read or exports no `remote`.
 */
export function readRemote(folder: string): Remote {
  const exports: { remote?: Remote } = {};
  try {
    runRemote(join(folder, FACE), exports);
  } catch (error) {
    throw new BuildFailure([causeOfParser(error, FACE)]);
  }
  if (!exports.remote) throw new BuildFailure([`${FACE}: it does not export "remote"`]);
  const problems = [...parameterProblems(exports.remote), ...pathProblems(exports.remote)];
  if (problems.length > 0) throw new BuildFailure(problems.map((problem) => `${FACE}: ${problem}`));
  return exports.remote;
}

function parameterProblems({ pages, parameters = {} }: Remote): string[] {
  return Object.entries(parameters).flatMap(([page, limits]) => {
    if (!(page in pages)) return [`parameters names the page "${page}", which it does not have`];
    return Object.entries(limits)
      .filter(([, longest]) => !Number.isInteger(longest) || longest < 1)
      .map(([name]) => `the longest value of "${name}" of the page "${page}" must be a number of characters`);
  });
}

function runRemote(file: string, exports: object): void {
  const { code } = transformSync(readFileSync(file, 'utf8'), {
    jsc: { target: 'es2022', parser: { syntax: 'typescript', tsx: true } },
    module: { type: 'commonjs' },
  });
  runInNewContext(code, { exports, require: () => ({ defineRemote: (remote: Remote) => remote }) }, { filename: file });
}

/** What a section exposes: `./page-list`, `./fragment-search-box`, `./locale-nl` → its source file. */
export function exposesOf(folder: string): Record<string, string> {
  const { pages, fragments } = readRemote(folder);
  const source = (path: string) => `./${join('src', path)}`;
  const named = (prefix: string, entries: Record<string, string>) =>
    Object.entries(entries).map(([name, path]) => [`./${prefix}-${name}`, source(path)]);
  return Object.fromEntries([...named('page', pages), ...named('fragment', fragments), ...localeExposes(folder)]);
}

function localeExposes(folder: string): string[][] {
  const locales = join(folder, 'src/locales');
  if (!existsSync(locales)) return [];
  return readdirSync(locales)
    .filter((file) => file.endsWith('.json'))
    .map((file) => [`./locale-${file.replace('.json', '')}`, `./src/locales/${file}`]);
}
