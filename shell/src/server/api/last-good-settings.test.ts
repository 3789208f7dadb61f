import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sampleSite } from '@facade/section-kit/testing';
import { LastGoodSettings } from './last-good-settings.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'facade-settings-'));
});
afterEach(() => rm(folder, { recursive: true }));

function open(file: string) {
  const log = { warn: jest.fn(), info: jest.fn() };
  return { log, settings: new LastGoodSettings({ file, version: '1', log }) };
}
const SITES = [sampleSite('nl')];

test('logs once that a folder is not writable, and once that it is writable again', async () => {
  // A file in place of the folder.
  const cache = join(folder, 'cache');
  await writeFile(cache, '');
  const { settings, log } = open(join(cache, 'settings.json'));
  await settings.keep(SITES);
  await settings.keep(SITES);
  expect(log.warn).toHaveBeenCalledTimes(1);
  expect(log.warn).toHaveBeenCalledWith(
    expect.objectContaining({ file: join(cache, 'settings.json') }),
    expect.stringContaining('cannot store'),
  );
  await rm(cache);
  await settings.keep(SITES);
  await settings.keep(SITES);
  expect([log.warn, log.info].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  expect(await settings.read()).toEqual(JSON.parse(JSON.stringify(SITES)));
});

test('a failed write leaves no file behind', async () => {
  // A file cannot be renamed over a folder.
  await mkdir(join(folder, 'settings.json/full'), { recursive: true });
  const { settings, log } = open(join(folder, 'settings.json'));
  await settings.keep(SITES);
  expect(log.warn).toHaveBeenCalledTimes(1);
  expect(await readdir(folder)).toEqual(['settings.json']);
});

test('two writers in one process do not write to the same file', async () => {
  const { settings, log } = open(join(folder, 'settings.json'));
  await Promise.all(Array.from({ length: 20 }, () => settings.keep(SITES)));
  expect(log.warn).not.toHaveBeenCalled();
  expect(await readdir(folder)).toEqual(['settings.json']);
});
