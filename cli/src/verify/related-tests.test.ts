import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { nearest, placesToFormat } from './quick.ts';
import { changedFiles, relatedTests } from './related-tests.ts';

let root: string;
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.be', ...args], {
    cwd: root,
    stdio: 'pipe',
  });
const write = (file: string, text: string) => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
};

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'facade-related-'));
  write('shared/price.ts', 'export const price = 1;');
  write('shared/price.test.ts', "import { price } from './price.ts';");
  write('section/card.tsx', "export { price } from '../shared/price.ts';");
  write('section/card.test.tsx', "jest.mock('./card.tsx');");
  write('section/locales/nl.json', '{}');
  write('section/locales/locales.test.ts', '');
  write('cli/main.ts', "run('section/card.tsx');");
  write('cli/main.test.ts', "fork(join(import.meta.dirname, 'main.ts'));");
  write('other/other.test.ts', '');
  git('init', '-q', '-b', 'main');
  git('add', '.');
  git('commit', '-q', '-m', 'Begin');
});
afterEach(() => rmSync(root, { recursive: true }));

test('a change concerns the tests that import it, mock it or start it, the nearest first', () => {
  expect(relatedTests(root, ['shared/price.ts'])).toEqual([
    { file: 'shared/price.test.ts', distance: 1 },
    { file: 'section/card.test.tsx', distance: 2 },
    { file: 'cli/main.test.ts', distance: 3 },
  ]);
  expect(relatedTests(root, ['other/other.test.ts'])).toEqual([{ file: 'other/other.test.ts', distance: 0 }]);
});

test('a file that no code names concerns the tests of its folder', () => {
  expect(relatedTests(root, ['section/locales/nl.json'])).toEqual([
    { file: 'section/locales/locales.test.ts', distance: 0 },
  ]);
  expect(relatedTests(root, ['section/pages/style.css', 'README.md'])).toEqual([]);
});

test('what changed since main: commits of the branch, what is not yet committed, and new files', () => {
  git('checkout', '-q', '-b', 'branch');
  write('shared/price.ts', 'export const price = 2;');
  git('commit', '-q', '-am', 'Change');
  write('cli/main.ts', '');
  write('cli/new.ts', '');
  rmSync(join(root, 'other/other.test.ts'));
  expect(changedFiles(root)).toEqual(['cli/main.ts', 'cli/new.ts', 'other/other.test.ts', 'shared/price.ts']);
  expect(relatedTests(root, changedFiles(root)).map(({ file }) => file)).not.toContain('other/other.test.ts');
});

test('the nearest tests that fit into the time, and none that is longer', () => {
  const related = ['a', 'long', 'b', 'c'].map((file, distance) => ({ file, distance }));
  expect(nearest(related, (file) => (file === 'long' ? 100 : 4), 9)).toEqual(['a', 'b']);
});

test('format and lint look at changed files that are still there, and at all of them after a change of the rules', () => {
  expect(placesToFormat(root, ['shared/price.ts', 'gone.ts'])).toEqual(['shared/price.ts']);
  expect(placesToFormat(root, ['gone.ts'])).toEqual([]);
  expect(placesToFormat(root, ['biome.json', 'shared/price.ts'])).toEqual(['.']);
});
