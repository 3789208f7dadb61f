import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findSections } from '../workspace.ts';
import { EXTRAS } from './browser-extras.ts';
import { missingFunctions } from './browser-functions.ts';
import { missingStyles } from './browser-styles.ts';

/** What browsers run, besides the sections. */
const SHIPPED = [
  'map-kit/src',
  'platform/src/federation',
  'platform/src/library-insides',
  'section-kit/src',
  'shared-domain/src',
  'shared-ui/src',
  'shell/src',
];

const root = mkdtempSync(join(tmpdir(), 'facade-browsers-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

test('finds functions that a supported browser lacks, and no others', () => {
  mkdirSync(join(root, 'src/server'), { recursive: true });
  writeFileSync(
    join(root, 'package.json'),
    JSON.stringify({ browserslist: ['chrome >= 109', 'firefox >= 115', 'safari >= 16.4'] }),
  );
  writeFileSync(
    join(root, 'src/a.ts'),
    `// Object.groupBy(x)
    Object.groupBy(homes, key); URL.canParse(text); Promise.withResolvers(); homes.toSorted(order);
    AbortSignal.timeout(5); homes.findLast(is); element.checkVisibility?.(); new Set(); schema.check(value); new URLPattern();`,
  );
  writeFileSync(join(root, 'src/server/b.ts'), 'Object.groupBy(homes, key);');
  expect(missingFunctions(root, ['src']).map((line) => line.split('"')[1])).toEqual([
    'Object.groupBy',
    'URL.canParse',
    'Promise.withResolvers',
    '.toSorted',
    'new URLPattern',
  ]);
});

test('finds media features and rules that a supported browser lacks, and no others', () => {
  mkdirSync(join(root, 'css'));
  writeFileSync(
    join(root, 'css/a.style.ts'),
    `@media (max-width: 599.9px) and (scripting: enabled) { } @media print, (scripting: none) { } @media (hover: none) { }
    @starting-style { } @container (min-width: 30rem) { } @keyframes turn { }
    /* :has() */ li:has(a:hover) { } a:focus-visible { }
    a, li:is(b, :not(:has(p))) { }`,
  );
  expect(missingStyles(root, ['css']).map((line) => line.split('"')[1])).toEqual([
    '(scripting: enabled)',
    '@starting-style',
    ':has',
  ]);
  const extras = { 'css/a.style.ts': { ':has': 'the picture stays as it is' } };
  expect(missingStyles(root, ['css'], extras)).toHaveLength(2);
  writeFileSync(join(root, 'css/a.style.ts'), `a, li:not(:has(p)) { }`);
  expect(missingStyles(root, ['css'], extras).map((line) => line.split('"')[1])).toEqual([':has in a list']);
});

test('what this site ships runs in every supported browser', () => {
  const checkout = join(import.meta.dirname, '../../..');
  const folders = [...SHIPPED, ...findSections().map((section) => `${section}/src`)];
  expect([...missingFunctions(checkout, folders), ...missingStyles(checkout, folders, EXTRAS)]).toEqual([]);
});
