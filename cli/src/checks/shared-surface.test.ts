import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { findSections, ROOT } from '../workspace.ts';
import { foreignImports } from './shared-surface.ts';

const root = mkdtempSync(join(tmpdir(), 'facade-surface-'));
afterAll(() => rmSync(root, { recursive: true }));

const write = (file: string, text: string) => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
};
write('shell/src/composition/surface/react-router.ts', "export { useHref, useLocation } from 'react-router';");

const problemsOf = (text: string) => {
  write('mf-a/src/view.tsx', text);
  return foreignImports(root, ['mf-a']);
};

test.each([
  "import { useHref, useLocation as where } from 'react-router';",
  "import type { Location } from 'react-router';",
  "import { type Location, useHref } from 'react-router';",
  "import { anything } from 'another-library';",
])('%s is right', (text) => expect(problemsOf(text)).toEqual([]));

test.each([
  ['Link', "import { Link } from 'react-router';"],
  ['Link', "import { useHref, Link as useLocation } from 'react-router';"],
  ['*', "import * as router from 'react-router';"],
  ['default', "import router from 'react-router';"],
])('"%s" is not shared: %s', (name, text) =>
  expect(problemsOf(text)).toEqual([
    `mf-a/src/view.tsx may not import "${name}" from react-router; useHref, useLocation are shared`,
  ]),
);

test('every section of this checkout imports only shared names', () => {
  expect(foreignImports(ROOT, findSections())).toEqual([]);
});
