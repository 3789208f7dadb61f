import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { propertyRecords } from '@facade/feed/testing/sample-records';
import { until } from '@facade/server-kit/until';
import { EncoderLost } from '../pictures/encoder/errors.ts';
import { variantFolder } from '../pictures/library.ts';
import { type Master, type Variant, variantName } from '../pictures/variant.ts';
import { PICTURE, startTestApi, type TestApi } from '../testing/test-api.ts';
import { Preparer } from './preparer.ts';

let site: TestApi;
let preparer: Preparer;
let start: (isPreparing: boolean) => Preparer;
/** Keys and names, in the order they were prepared. */
let prepared: string[];
let prepare: () => Promise<boolean>;
const lines: string[] = [];
const log = { info: (_: object, msg: string) => lines.push(msg), warn: (_: object, msg: string) => lines.push(msg) };

beforeAll(async () => {
  site = await startTestApi();
});
afterAll(() => site.close());
beforeEach(() => {
  prepared = [];
  lines.length = 0;
  prepare = async () => true;
  const done = new Set<string>();
  const nameOf = ({ key }: Master, variant: Variant) => `${key}/${variantName(variant)}`;
  start = (isPreparing) =>
    new Preparer({
      dataFolder: site.config.dataFolder,
      drawingFolders: [],
      isPreparing,
      siteData: site.siteData,
      log: log as never,
      pictures: {
        has: async (master, variant) => done.has(nameOf(master, variant)),
        prepare: async (master, variant) => {
          done.add(nameOf(master, variant));
          prepared.push(nameOf(master, variant));
          return prepare();
        },
      },
    });
  preparer = start(true);
});
afterEach(() => preparer.stop());

/** A property's only picture, in a file of its own beside the feed. */
function picture(id: string) {
  const File = `${id}.svg`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"><desc>${id}</desc></svg>`;
  writeFileSync(join(site.config.dataFolder, 'feed', 'pictures', File), svg);
  return { Pictures: [{ ...PICTURE, ID: id, File }] };
}
const isDone = () => {
  const figures = preparer.figures();
  return figures.toPrepare > 0 && figures.prepared === figures.toPrepare;
};

test('the newest homes first, and again when the data change; sizes of removed pictures are deleted', async () => {
  await site.load([
    ...propertyRecords(1, { ...picture('old'), CreateDate: '2026-01-01' }),
    ...propertyRecords(2, { ...picture('new'), CreateDate: '2026-02-01' }),
  ]);
  await until(() => isDone() && prepared.length > 0);
  const widths = ['w160.avif', 'w320.avif'];
  expect(prepared.map((name) => name.replace(/-[0-9a-f]{10}\.svg/, ''))).toEqual(
    ['new', 'old'].flatMap((name) => widths.map((width) => `${name}/${width}`)),
  );
  expect(lines).toContain('sizes of pictures are prepared');
  const gone = join(variantFolder(site.config.dataFolder), 'gone.svg');
  mkdirSync(gone, { recursive: true });
  writeFileSync(join(gone, 'w320.avif'), '');
  await site.load(propertyRecords(3, picture('newer')));
  await until(() => prepared.some((name) => name.startsWith('newer')) && isDone());
  expect(existsSync(gone)).toBe(false);
});

test('a picture that fails does not stop the others', async () => {
  prepare = () => Promise.reject(new EncoderLost('ended'));
  await until(isDone);
  expect(prepared.length).toBe(preparer.figures().toPrepare);
});

test('waits while nothing can be stored', async () => {
  prepare = async () => false;
  await until(() => lines.includes('pictures cannot be prepared, trying again in a minute'));
  expect(prepared).toHaveLength(1);
  expect(isDone()).toBe(false);
});

test('prepares nothing where that is switched off, and still deletes sizes of removed pictures', async () => {
  await preparer.stop();
  prepared = [];
  const gone = join(variantFolder(site.config.dataFolder), 'gone-too.svg');
  mkdirSync(gone, { recursive: true });
  preparer = start(false);
  await until(() => !existsSync(gone));
  await preparer.stop();
  expect(prepared).toEqual([]);
  expect(preparer.figures()).toEqual({ prepared: 0, toPrepare: 0 });
});
