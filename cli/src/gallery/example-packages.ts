import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const ENDING = '.examples.tsx';

/** Packages with components to show, shared-ui first: those that have examples. */
export const findExamplePackages = (root: string): string[] =>
  readdirSync(root)
    .filter((folder) => /^(shared-ui|mf-.+)$/.test(folder) && hasExamples(join(root, folder, 'src')))
    .sort((a, b) => Number(b === 'shared-ui') - Number(a === 'shared-ui') || a.localeCompare(b));

const hasExamples = (source: string): boolean =>
  existsSync(source) &&
  readdirSync(source, { recursive: true, encoding: 'utf8' }).some((file) => file.endsWith(ENDING));

/** Source of the module `gallery-packages`: how the gallery's browser code gets at examples and texts. */
export const packagesModule = (root: string, packages: readonly string[]): string =>
  `export const packages = [${packages.map((name) => packageSource(root, name)).join(',')}];\n`;

function packageSource(root: string, name: string): string {
  const source = join(root, name, 'src');
  const locales = join(source, 'locales');
  const context = (folder: string, options: string) =>
    existsSync(folder) ? `import.meta.webpackContext(${JSON.stringify(folder)}, { mode: 'lazy', ${options} })` : 'null';
  return `{
    name: ${JSON.stringify(name)},
    examples: ${context(source, 'recursive: true, regExp: /\\.examples\\.tsx$/')},
    texts: ${context(locales, 'recursive: false, regExp: /\\.json$/')},
  }`;
}
