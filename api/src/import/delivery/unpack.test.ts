import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FeedError } from '@facade/feed';
import { openDelivery } from './open-delivery.ts';
import { zipOf } from './testing/zip-of.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'facade-delivery-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const file = (name: string, text = 'x') => ({ name, bytes: Buffer.from(text) });
const open = (...entries: Parameters<typeof zipOf>[0][number][]) => {
  writeFileSync(join(folder, 'homes.zip'), zipOf(entries));
  return openDelivery(join(folder, 'homes.zip'), folder);
};

test('an archive becomes a feed with its pictures, films and documents beside it, until it is closed', async () => {
  const feed = '<openimmo/>';
  const delivery = await open(
    file('export/openimmo.xml', feed),
    file('export/fotos/Façade.JPG'),
    file('export/plan.pdf'),
    file('tour.mp4'),
    file('__MACOSX/._openimmo.xml'),
    file('readme.html'),
  );
  expect(readFileSync(delivery.file, 'utf8')).toBe(feed);
  expect(delivery.isPacked).toBe(true);
  expect(readdirSync(delivery.beside).sort()).toEqual(['documents', 'films', 'openimmo.xml', 'pictures']);
  expect(readdirSync(join(delivery.beside, 'pictures'))).toEqual(['Façade.JPG']);
  await delivery.close();
  expect(existsSync(delivery.beside)).toBe(false);
});

test.each<[string, Parameters<typeof open>, RegExp]>([
  ['leads out of its folder', [file('../../etc/cron.d/x.xml')], /cannot|can be read|invalid relative path/],
  ['has an absolute path', [file('/etc/x.xml')], /absolute path/],
  ['has an archive in it', [file('a.xml'), file('b.zip')], /another archive in it, b\.zip/],
  ['has no feed', [file('a.jpg')], /without a feed/],
  ['has two feeds', [file('a.xml'), file('b.xml')], /several feeds: a\.xml, b\.xml/],
  ['has two pictures of one name', [file('a.xml'), file('1/x.jpg'), file('2/x.jpg')], /two files named x\.jpg/],
  ['is encrypted', [{ ...file('a.xml', 'x'.repeat(13)), size: 1, isEncrypted: true }], /encrypted/],
  ['says it is far larger than it is', [{ ...file('a.xml'), size: 4_000_000_000 }], /times as large|can be read/],
  ['states a wrong length', [{ ...file('a.xml'), size: 2 }], /can be read/],
])('an archive that %s is refused, and nothing of it stays', async (_what, entries, message) => {
  const error = await open(...entries).catch((one: unknown) => one);
  expect(error).toBeInstanceOf(FeedError);
  expect((error as Error).message).toMatch(message);
  expect(readdirSync(folder)).toEqual(['homes.zip']);
});

test('of a folder the newest complete file is opened', async () => {
  for (const name of ['a.xml', 'b.csv', 'c.xml.part', '.d.xml', 'photo.jpg']) writeFileSync(join(folder, name), 'x');
  expect((await openDelivery(folder, folder)).file).toBe(join(folder, 'b.csv'));
  rmSync(join(folder, 'b.csv'));
  rmSync(join(folder, 'a.xml'));
  await expect(openDelivery(folder, folder)).rejects.toThrow('has no feed in it');
});
