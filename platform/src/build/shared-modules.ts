import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Remote } from '@facade/section-kit';

/**
 * Modules of which a page holds exactly one copy, provided by the shell at run time. Which of their names a section may
 * import is the shell's surface; another name would be `undefined` at run time.
 */
export const SHARED_MODULES = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-router',
  'styled-components',
  'react-i18next',
  '@facade/section-kit',
  '@facade/shared-ui',
] as const;

export type SharedModule = (typeof SHARED_MODULES)[number];

/** What a section takes from the shell that brings a React of its own: all else needs the shell's. */
const BESIDE_OWN_REACT: readonly SharedModule[] = ['@facade/section-kit'];

/** Name of the file with a React that a section brings, before its hash. */
export const OWN_REACT_CHUNK = 'own-react';

/** The modules that a section takes from the shell. */
export const sharedModulesFor = ({ ownReact }: Pick<Remote, 'ownReact'>): readonly SharedModule[] =>
  ownReact ? BESIDE_OWN_REACT : SHARED_MODULES;

const require = createRequire(import.meta.url);

/** The package of a module: `react` for `react/jsx-runtime`. */
export function packageOf(module: SharedModule): string {
  const [scopeOrName = '', name] = module.split('/');
  return scopeOrName.startsWith('@') ? `${scopeOrName}/${name}` : scopeOrName;
}

/** The installed version of a shared module, as a section must require it and the shell must provide it. */
export function sharedVersion(module: SharedModule): string {
  const packageName = packageOf(module);
  return readVersion(findPackageJson(require.resolve(packageName), packageName));
}

export const sharedVersions = (): Record<SharedModule, string> =>
  Object.fromEntries(SHARED_MODULES.map((module) => [module, sharedVersion(module)])) as Record<SharedModule, string>;

/** The range that a section requires: the same major version. */
export const majorRange = (version: string): string => `^${version.split('.')[0]}.0.0`;

const readVersion = (file: string): string => JSON.parse(readFileSync(file, 'utf8')).version;

function findPackageJson(entry: string, packageName: string): string {
  for (let folder = dirname(entry); folder !== dirname(folder); folder = dirname(folder)) {
    const file = join(folder, 'package.json');
    try {
      if (JSON.parse(readFileSync(file, 'utf8')).name === packageName) return file;
    } catch {
      // Not in this folder: go up.
    }
  }
  throw new Error(`No package.json of ${packageName} above ${entry}`);
}
