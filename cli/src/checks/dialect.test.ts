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
  ['components/view-frame.ts', "import { styled } from 'styled-components';", "from 'styled-components'"],
  ['components/view.tsx', "import { useTranslation } from 'react-i18next';", 'useTranslation'],
  ['components/view.tsx', '<Card t={t} />', 't={t}'],
  ['components/view.tsx', '<Card language={language} />', 'language={language}'],
  ['components/view.tsx', "import { lazy, Suspense } from 'react';", "import { lazy, Suspense } from 'react'"],
  ['pages/view-page.tsx', 'export const page = definePage<View>({', 'definePage<'],
  ['pages/view-page.tsx', 'export const page = definePage({', 'definePage('],
  ['api-client/get-towns.ts', "const answer = await fetch('/api/cities');", 'fetch('],
  ['api-client/record-visit.ts', "navigator.sendBeacon('/api/visits');", 'sendBeacon'],
  ['components/view.test.tsx', 'global.fetch = answer;', 'global.fetch'],
  ['components/view.test.tsx', "jest.spyOn(globalThis, 'fetch');", "globalThis, 'fetch'"],
  ['remote.tsx', '  // The list.', '//'],
])('%s: %s', (file, text, found) => {
  expect(problemsOf({ [file]: text })).toEqual([expect.stringContaining(`mf-a/src/${file} has "${found}": `)]);
});

test('the common style passes', () => {
  const files = {
    'remote.tsx': '/** The list. */',
    'components/view.style.ts': "import { styled } from 'styled-components';",
    'components/view.tsx': "const t = useTexts('mf-a'); prefetch(); api.fetch();",
    'pages/view-page.tsx':
      "import { definePage } from '@facade/section-kit';\nexport const page = definePage<View | { gone: true }, 'mf-a'>({",
    'components/view.test.tsx': "test('is shown', () => {});",
    'locales/nl.json': '{ "a": "fetch(" }',
  };
  expect(problemsOf(files)).toEqual([]);
});

test('every section of this checkout follows it', () => {
  expect(dialectProblems(join(import.meta.dirname, '../../..'), findSections())).toEqual([]);
});
