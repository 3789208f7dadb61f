import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ROOT } from '../workspace.ts';
import { crowdedFolders, longFiles, scatteredFiles } from './sizes.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'facade-sizes-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const write = (file: string, lines = 1): void => writeText(file, '\n'.repeat(lines));

function writeText(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
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

test('many files beside the folders of subjects are split; a subject may hold many', () => {
  for (const folder of ['mf-a/src/model', 'mf-a/src/model/map'])
    for (let index = 0; index < 26; index += 1) write(`${folder}/${index}.ts`);
  for (let index = 0; index < 25; index += 1) {
    write(`api/src/${index}.ts`);
    write(`api/src/${index}.test.ts`);
  }
  write('api/src/mail/mail.ts');
  expect(crowdedFolders(root)).toEqual(['mf-a/src/model has 26 files: at most 25 are beside its subfolders']);
});

test('a small file with one reader beside it belongs in that reader', () => {
  write('mf-a/src/map/zoom.ts', 25);
  writeText('mf-a/src/map/map.ts', "import { zoom } from './zoom.ts';\n");
  expect(scatteredFiles(root)).toEqual(['mf-a/src/map/zoom.ts has 25 lines and one reader: it belongs in map.ts']);
});

test.each([
  ['is long', { 'zoom.ts': '\n'.repeat(26), 'map.ts': "import { zoom } from './zoom.ts';\n" }],
  [
    'has a second reader',
    { 'map.ts': "import { zoom } from './zoom.ts';\n", 'list.ts': "import { zoom } from './zoom.ts';\n" },
  ],
  ['is read from another folder', { 'map/map.ts': "import { zoom } from '../zoom.ts';\n" }],
  ['is loaded on demand', { 'map.ts': "const load = () => import('./zoom.ts');\n" }],
  ['is offered to others', { 'index.ts': "export { zoom } from './zoom.ts';\n" }],
  ['has a test of its own', { 'map.ts': "import { zoom } from './zoom.ts';\n", 'zoom.test.ts': '' }],
  ['is read by a test only', { 'map.test.ts': "import { zoom } from './zoom.ts';\n" }],
])('a small file that %s stays', (_, files) => {
  write('mf-a/src/zoom.ts', 3);
  for (const [file, text] of Object.entries(files)) writeText(`mf-a/src/${file}`, text);
  expect(scatteredFiles(root)).toEqual([]);
});

test('no small file of this checkout has its only reader beside it', () => expect(scatteredFiles(ROOT)).toEqual([]));

test('no folder of this checkout is crowded', () => expect(crowdedFolders(ROOT)).toEqual([]));

test('the files of this checkout are short', () => expect(longFiles(ROOT)).toEqual([]));
