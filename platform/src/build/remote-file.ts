import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative } from 'node:path';
import { compileFunction } from 'node:vm';
import type { Remote } from '@facade/section-kit';
import { transformSync } from '@swc/core';
import { BuildFailure, causeOfParser } from './build-failure.ts';
import { pathProblems } from './path-problems.ts';
import { isSectionName, notASectionName } from './section-name.ts';

const FACE = 'src/remote.tsx';

/** Stands for the section kit, which needs a browser's libraries: a table calls nothing else of it. */
const KIT = { defineRemote: (remote: Remote) => remote };

/**
 * Reads a section's `src/remote.tsx`: a table, which may import others, such as the paths that links use.
 * Throws a `BuildFailure` when it cannot be read or exports no `remote`.
 */
export function readRemote(folder: string): Remote {
  const remote = runFace(folder);
  if (!remote) throw new BuildFailure([`${FACE}: it does not export "remote"`]);
  const problems = [
    ...parameterProblems('parameters', 'page', remote.parameters, remote.pages),
    ...parameterProblems('fragmentParameters', 'fragment', remote.fragmentParameters, remote.fragments),
    ...pathProblems(remote),
    ...formProblems(remote),
    ...heightProblems(remote),
  ];
  if (problems.length > 0) throw new BuildFailure(problems.map((problem) => `${FACE}: ${problem}`));
  return remote;
}

/**
 * The name of the section in a folder, which may be called otherwise: a clone may have any name. Throws a `BuildFailure` if no section may
 * have that name.
 */
export function sectionName(folder: string): string {
  const { name } = readRemote(folder);
  if (isSectionName(name)) return name;
  throw new BuildFailure([`${FACE}: ${notASectionName(name)}`]);
}

function runFace(folder: string): Remote | undefined {
  try {
    return run(join(folder, FACE), folder, new Map()).remote as Remote | undefined;
  } catch (error) {
    throw error instanceof BuildFailure ? error : new BuildFailure([causeOfParser(error, FACE)]);
  }
}

const parameterProblems = (
  field: 'parameters' | 'fragmentParameters',
  kind: 'page' | 'fragment',
  parameters: Remote['parameters'] = {},
  exposed: Record<string, string>,
): string[] =>
  Object.entries(parameters).flatMap(([expose, limits]) => {
    if (!(expose in exposed)) return [`${field} names the ${kind} "${expose}", which it does not have`];
    return Object.entries(limits)
      .filter(([, longest]) => !Number.isInteger(longest) || longest < 1)
      .map(([name]) => `the longest value of "${name}" of the ${kind} "${expose}" must be a number of characters`);
  });

const ENDPOINT = /^(?:\/:?[A-Za-z][A-Za-z0-9-]*)+$/;

const formProblems = ({ forms = {} }: Remote): string[] =>
  Object.entries(forms).flatMap(([name, { to = '/', next = '/', login }]) => [
    ...(/^[a-z-]{1,40}$/.test(name) ? [] : [`the name of the form "${name}" must be up to 40 letters and hyphens`]),
    ...(to === '/' || ENDPOINT.test(to) ? [] : [`the form "${name}" goes to "${to}", which is not a path of the api`]),
    ...(/^[/?]/.test(next) ? [] : [`the form "${name}" leads to "${next}", which is not a path or a query`]),
    ...(login === undefined || login in forms ? [] : [`the form "${name}" names the login "${login}", which it lacks`]),
  ]);

const heightProblems = ({ fragments, heights = {} }: Remote): string[] =>
  Object.entries(heights).flatMap(([fragment, height]) => [
    ...(fragment in fragments ? [] : [`heights names the fragment "${fragment}", which it does not have`]),
    ...(/^\d+px$/.test(height) ? [] : [`the height "${height}" of the fragment "${fragment}" must be in px`]),
  ]);

/** Runs a file and the TypeScript that it imports as they are now: Node.js would keep what it has loaded once. */
function run(file: string, folder: string, loaded: Map<string, Record<string, unknown>>): Record<string, unknown> {
  const present = loaded.get(file);
  if (present) return present;
  const exports = {};
  loaded.set(file, exports);
  const fromFile = createRequire(file);
  const importOf = (request: string) => {
    if (request === '@facade/section-kit') return KIT;
    const found = fromFile.resolve(request);
    return /\.tsx?$/.test(found) ? run(found, folder, loaded) : fromFile(found);
  };
  compileFunction(compile(file, folder), ['exports', 'require'], { filename: file })(exports, importOf);
  return exports;
}

function compile(file: string, folder: string): string {
  try {
    return transformSync(readFileSync(file, 'utf8'), {
      jsc: { target: 'es2022', parser: { syntax: 'typescript', tsx: file.endsWith('x') } },
      module: { type: 'commonjs' },
    }).code;
  } catch (error) {
    throw new BuildFailure([causeOfParser(error, relative(folder, file))]);
  }
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
