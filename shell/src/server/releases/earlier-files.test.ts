import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keepEarlierFiles, NOTE_USE } from './earlier-files.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'facade-earlier-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function build(name: string, ...files: string[]): Promise<string> {
  const web = join(folder, name);
  await mkdir(web);
  for (const file of files) await writeFile(join(web, file), file);
  return web;
}

test('keeps the files of earlier builds until a week after a shell last used them', async () => {
  const kept = join(folder, 'kept');
  const first = await build('first', 'boot.1.js', 'react.1.js');
  const second = await build('second', 'boot.2.js', 'react.1.js');
  const day = (number: number) => new Date(number * NOTE_USE);
  await keepEarlierFiles(first, kept, day(0));
  // It ran for a month: only its end counts.
  await keepEarlierFiles(first, kept, day(30));
  await keepEarlierFiles(second, kept, day(31));
  expect((await readdir(kept)).sort()).toEqual(['boot.1.js', 'boot.2.js', 'react.1.js']);
  await keepEarlierFiles(second, kept, day(36));
  expect(await readdir(kept)).toContain('boot.1.js');
  await keepEarlierFiles(second, kept, day(38));
  expect((await readdir(kept)).sort()).toEqual(['boot.2.js', 'react.1.js']);
});
