import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ROOT } from '../workspace.ts';
import { crowdedFolders, longFiles } from './sizes.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'facade-sizes-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function write(file: string, lines = 1): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), '\n'.repeat(lines));
}

test('a file of code with more than 250 lines is too long, tests too', () => {
  write('api/src/a.ts', 250);
  write('api/src/a.test.ts', 251);
  write('shell/src/b.tsx', 300);
  expect(longFiles(root)).toEqual([
    'api/src/a.test.ts has 251 lines: at most 250 are in a file',
    'shell/src/b.tsx has 300 lines: at most 250 are in a file',
  ]);
});

test.each([
  'api/src/data.json',
  'tools/sample-agency/pictures/a.ts',
  'api/node_modules/a/index.ts',
  'shell/dist/a.ts',
  '.facade/a.ts',
])('%s may be longer', (file) => {
  write(file, 300);
  expect(longFiles(root)).toEqual([]);
});

test('a folder with many files is split by subject, unless it is a list', () => {
  for (const folder of ['mf-a/src/model', 'docs/decisions'])
    for (let index = 0; index < 26; index += 1) write(`${folder}/${index}.ts`);
  for (let index = 0; index < 25; index += 1) write(`api/src/${index}.ts`);
  expect(crowdedFolders(root)).toEqual(['mf-a/src/model has 26 files: at most 25 are in a folder']);
});

test('no folder of this checkout is crowded', () => expect(crowdedFolders(ROOT)).toEqual([]));

test('the files of this checkout are short', () => expect(longFiles(ROOT)).toEqual([]));
