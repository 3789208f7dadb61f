import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const ENDING = '.examples.tsx';

/** Packages with components to show, shared-ui first: those that have examples. Name → folder. */
export const findExamplePackages = (root: string): ReadonlyMap<string, string> =>
  new Map(
    readdirSync(root)
      .filter((folder) => /^(shared-ui|mf-.+)$/.test(folder) && hasExamples(join(root, folder, 'src')))
      .sort((a, b) => Number(b === 'shared-ui') - Number(a === 'shared-ui') || a.localeCompare(b))
      .map((folder) => [folder, join(root, folder)]),
  );

const hasExamples = (source: string): boolean =>
  existsSync(source) &&
  readdirSync(source, { recursive: true, encoding: 'utf8' }).some((file) => file.endsWith(ENDING));

/** Source of the module `gallery-packages`: how the gallery's browser code gets at examples and texts. */
export const packagesModule = (packages: ReadonlyMap<string, string>): string =>
  `export const packages = [${[...packages].map(([name, folder]) => packageSource(name, folder)).join(',')}];\n`;

function packageSource(name: string, folder: string): string {
  const source = join(folder, 'src');
  const locales = join(source, 'locales');
  const context = (folder: string, options: string) =>
    existsSync(folder) ? `import.meta.webpackContext(${JSON.stringify(folder)}, { mode: 'lazy', ${options} })` : 'null';
  return `{
    name: ${JSON.stringify(name)},
    examples: ${context(source, 'recursive: true, regExp: /\\.examples\\.tsx$/')},
    texts: ${context(locales, 'recursive: false, regExp: /\\.json$/')},
  }`;
}
