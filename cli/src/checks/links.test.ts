import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from '../workspace.ts';
import { readText } from './production-files.ts';
import { filesBelow } from './sizes.ts';

const pages = filesBelow(ROOT).filter((file) => /(^|\/)([A-Z]+\.md$|docs\/.*\.md$)/.test(file));

/** Sections and formats that guides make up. */
const EXAMPLES = /^mf-(guide|news)\/|\/NAME\./;

const withoutCode = (text: string) => text.replaceAll(/^ *```[\s\S]*?^ *```/gm, '').replaceAll(/`[^`\n]*`/g, '');

/** The anchors of a page's headings, as GitHub makes them. */
const anchorsOf = (file: string) =>
  [...readText(file).matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\d\s_-]/gu, '')
      .replaceAll(' ', '-'),
  );

/** Links of a page that lead nowhere in the checkout. */
const deadLinks = (page: string): string[] =>
  [...withoutCode(readText(page)).matchAll(/\]\((?!https?:|mailto:)([^)\s#]*)(?:#([^)\s]*))?\)/g)].flatMap(
    ([, path = '', anchor]) => {
      const file = path ? join(dirname(page), path) : page;
      const isRight =
        existsSync(join(ROOT, file)) && (!anchor || !file.endsWith('.md') || anchorsOf(file).includes(anchor));
      return isRight ? [] : [`${path}${anchor ? `#${anchor}` : ''}`];
    },
  );

test.each(pages)('every link of %s leads somewhere', (page) => {
  expect(deadLinks(page)).toEqual([]);
});

test('both ends of every coupling that docs/section-contract.md names have its name', () => {
  const rows = [
    ...readText('docs/section-contract.md').matchAll(/^\| `([^`]+)` +\| `([^`]+)`(?: as `(\w+)`)? +\| `([^`]+)` /gm),
  ].filter(([, , owner]) => owner?.includes('/src/'));
  expect(rows.length).toBeGreaterThan(5);
  const lacking = rows.flatMap(([, name = '', owner = '', ownName = name, user = '']) => [
    ...(readText(owner).includes(ownName) ? [] : [`${owner}: ${ownName}`]),
    ...(readText(user).includes(name) ? [] : [`${user}: ${name}`]),
  ]);
  expect(lacking).toEqual([]);
});

test('docs/README.md lists every page of docs', () => {
  const listed = readText('docs/README.md');
  const own = pages.filter((page) => /^docs\/([^/]+|importing\/[^/]+|decisions\/README)\.md$/.test(page));
  const missing = own.filter(
    (page) => page !== 'docs/README.md' && !listed.includes(`](${page.slice('docs/'.length)})`),
  );
  expect(missing).toEqual([]);
});

/** Files and folders that a page names in backticks, such as `shell/src/routes.tsx`; those with a placeholder are left out. */
const filesNamedIn = (page: string): string[] =>
  [...readText(page).matchAll(/`([a-z0-9-]+\/src\/[\w./-]+|(?:docs|tools)\/[\w./-]+)`/g)].map(([, file = '']) => file);

/** Decisions name the files of their time. */
const current = pages.filter((page) => !/^docs\/decisions\/\d/.test(page) && page !== 'CHANGELOG.md');

test.each(current)('every file that %s names exists', (page) => {
  const missing = filesNamedIn(page).filter(
    (file) => !['', '.ts', '.tsx'].some((ending) => existsSync(join(ROOT, file + ending))),
  );
  expect(missing.filter((file) => !EXAMPLES.test(file))).toEqual([]);
});

test('e2e/README.md lists every journey, or its folder', () => {
  const listed = readText('e2e/README.md');
  const journeys = filesBelow(join(ROOT, 'e2e')).filter(
    (file) => file.endsWith('.test.ts') && !/^support\//.test(file),
  );
  const missing = journeys.filter(
    (file) =>
      !listed.includes(`| \`${file.replace('.test.ts', '')}\` |`) && !listed.includes(`| \`${dirname(file)}/\` |`),
  );
  expect(missing).toEqual([]);
});
