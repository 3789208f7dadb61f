import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { findSections } from '../workspace.ts';
import { dialectProblems } from './dialect.ts';

const root = mkdtempSync(join(tmpdir(), 'facade-dialect-'));
afterEach(() => rmSync(root, { recursive: true, force: true }));

function problemsOf(files: Record<string, string>): string[] {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, 'mf-a/src', file)), { recursive: true });
    writeFileSync(join(root, 'mf-a/src', file), text);
  }
  return dialectProblems(root, ['mf-a']);
}

test.each([
  ['view/view-frame.ts', "import { styled } from 'styled-components';", "from 'styled-components'"],
  ['view/view.tsx', "import { useTranslation } from 'react-i18next';", 'useTranslation'],
  ['view/view.tsx', '<Card t={t} />', 't={t}'],
  ['view/view.tsx', '<Card language={language} />', 'language={language}'],
  ['view/view.tsx', "import { lazy, Suspense } from 'react';", "import { lazy, Suspense } from 'react'"],
  ['pages/view-page.tsx', 'export const page = definePage<View>({', 'definePage<'],
  ['pages/view-page.tsx', 'export const page = definePage({', 'definePage('],
  ['towns/get-towns.ts', "const answer = await fetch('/api/cities');", 'fetch('],
  ['towns/record-visit.ts', "navigator.sendBeacon('/api/visits');", 'sendBeacon'],
  ['view/view.test.tsx', 'global.fetch = answer;', 'global.fetch'],
  ['view/view.test.tsx', "jest.spyOn(globalThis, 'fetch');", "globalThis, 'fetch'"],
  ['remote.tsx', '  // The list.', '//'],
])('%s: %s', (file, text, found) => {
  expect(problemsOf({ [file]: text })).toEqual([expect.stringContaining(`mf-a/src/${file} has "${found}": `)]);
});

test.each(['components', 'model', 'towns/api-client'])('%s: a folder of one kind', (folder) => {
  expect(problemsOf({ [`${folder}/towns.ts`]: 'export const TOWNS = [];' })).toEqual([
    expect.stringContaining('is a folder of one kind'),
  ]);
});

test('the common style passes', () => {
  const files = {
    'remote.tsx': '/** The list. */',
    'view/view.style.ts': "import { styled } from 'styled-components';",
    'view/view.tsx': "const t = useTexts('mf-a'); prefetch(); api.fetch();",
    'pages/view-page.tsx':
      "import { definePage } from '@facade/section-kit';\nexport const page = definePage<View | { gone: true }, 'mf-a'>({",
    'view/view.test.tsx': "test('is shown', () => {});",
    'locales/nl.json': '{ "a": "fetch(" }',
  };
  expect(problemsOf(files)).toEqual([]);
});

test('every section of this checkout follows it', () => {
  expect(dialectProblems(join(import.meta.dirname, '../../..'), findSections())).toEqual([]);
});
