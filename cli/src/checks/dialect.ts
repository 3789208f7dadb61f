import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Rule {
  /** Files of a section's `src` that the rule applies to. */
  files: (file: string) => boolean;
  forbidden: RegExp;
  instead: string;
}

const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file);
const isSource = (file: string): boolean => /\.tsx?$/.test(file) && !isTest(file) && !file.startsWith('testing/');

const RULES: Rule[] = [
  {
    files: (file) => isSource(file) && !file.endsWith('.style.ts'),
    forbidden: /from 'styled-components'/,
    instead: 'styled components are in a file called name.style.ts',
  },
  { files: isSource, forbidden: /\buseTranslation\b/, instead: 'useTexts of @facade/section-kit gives texts' },
  {
    files: isSource,
    forbidden: /\b(?:t=\{t\}|language=\{language\})/,
    instead: 'a component calls useTexts and useLanguage itself',
  },
  {
    files: isSource,
    forbidden: /import \{[^}]*\blazy\b[^}]*\} from 'react'/,
    instead: 'onDemand of @facade/section-kit fetches code again that was lost',
  },
  {
    files: isSource,
    forbidden: /(?<![\w.])fetch\(|\b(?:globalThis|window)\.fetch\b|\bsendBeacon\b|\bXMLHttpRequest\b/,
    instead: 'a loader has its api, and browserApi of @facade/section-kit is for the browser',
  },
  {
    files: isSource,
    // Its last type names the section, on one line or several.
    forbidden: /\bdefinePage(?:\(|<(?![^(]*'mf-[\w-]+',?\s*>\())/,
    instead: "definePage<Data, 'mf-…'> lets `head` know the keys of the section's texts",
  },
  {
    files: isTest,
    forbidden: /\b(?:global|globalThis|window)\.fetch\b|globalThis, 'fetch'/,
    instead: 'startApi of @facade/section-kit/testing/api stands for the api',
  },
  { files: (file) => file === 'remote.tsx', forbidden: /^\s*\/\//m, instead: 'a public name has a docstring' },
];

/** Folders that split a subject by kind. */
const KINDS = ['components', 'model', 'api-client', 'hooks', 'utils'];

/** Deviations of a section from the style that all sections share. One line each. */
export const dialectProblems = (root: string, sections: readonly string[]): string[] =>
  sections.flatMap((section) => {
    const source = join(root, section, 'src');
    const files = readdirSync(source, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(source.length + 1))
      .sort();
    const kinds = KINDS.filter((kind) => files.some((file) => `/${file}`.includes(`/${kind}/`)));
    const problems = [
      ...kinds.map(
        (kind) => `${kind}/ is a folder of one kind: a folder holds one subject, with its views, rules and calls`,
      ),
      ...files.flatMap((file) => problemsOf(file, join(source, file))),
    ];
    return problems.map((problem) => `${section}/src/${problem}`);
  });

function problemsOf(file: string, path: string): string[] {
  const rules = RULES.filter((rule) => rule.files(file));
  if (rules.length === 0) return [];
  const text = readFileSync(path, 'utf8');
  return rules.flatMap(({ forbidden, instead }) => {
    const [found] = forbidden.exec(text) ?? [];
    return found ? [`${file} has "${found.trim()}": ${instead}`] : [];
  });
}
