import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { pino } from 'pino';
import { Encoder } from './encoder/encoder.ts';
import { EncoderLost, PictureUnreadable } from './encoder/errors.ts';
import type { Job, ResultOf } from './encoder/protocol.ts';
import { Pictures } from './pictures.ts';
import type { Variant } from './variant.ts';

const SMALL: Variant = { width: 320, format: 'avif' };
const master = { file: '/masters/a.jpg', key: 'a.jpg', width: 1600, immutable: true };

/** Replaces the encoder: answers as the test says, and records its jobs. */
class FakeEncoder extends Encoder {
  readonly asked: Job[] = [];
  answer: () => Promise<unknown> = async () => ({ bytes: Buffer.from('made'), notKept: null });
  override run<J extends Job>(job: J): Promise<ResultOf<J>> {
    this.asked.push(job);
    return this.answer() as Promise<ResultOf<J>>;
  }
}

function open() {
  const dataFolder = mkdtempSync(join(tmpdir(), 'facade-pictures-'));
  const log: { level: number; msg: string }[] = [];
  const encoder = new FakeEncoder();
  const logger = pino({ level: 'info' }, { write: (line: string) => log.push(JSON.parse(line)) });
  return { dataFolder, log, encoder, pictures: new Pictures({ dataFolder, log: logger, encoder, longestWait: 1 }) };
}

test('files on disk are read without waiting in the queue', async () => {
  const { dataFolder, encoder, pictures } = open();
  mkdirSync(join(dataFolder, 'pictures-cache/a.jpg'), { recursive: true });
  writeFileSync(join(dataFolder, 'pictures-cache/a.jpg/w320.avif'), 'kept');
  encoder.answer = () => new Promise(() => {});
  for (let width = 0; width < 20; width += 1) pictures.get({ ...master, key: `${width}` }, SMALL).catch(() => {});
  expect(String(await pictures.get(master, SMALL))).toBe('kept');
  expect(await pictures.prepare(master, SMALL)).toBe(true);
  expect(encoder.asked).toHaveLength(2);
});

test('the nearest size on disk, in the same format, replaces a missing one', async () => {
  const { dataFolder, pictures } = open();
  const folder = join(dataFolder, 'pictures-cache/a.jpg');
  expect(await pictures.nearest(master, SMALL)).toBe(null);
  mkdirSync(folder, { recursive: true });
  for (const name of ['w160.avif', 'w640.avif', 'w1920.avif', 'w1280.jpeg', 'raster-1600.png', 'w1281.avif.part'])
    writeFileSync(join(folder, name), name);
  const nearest = async (width: number) => String(await pictures.nearest(master, { width, format: 'avif' }));
  expect([await nearest(200), await nearest(480), await nearest(1280)]).toEqual([
    'w160.avif',
    'w640.avif',
    'w1920.avif',
  ]);
  expect(await pictures.nearest(master, { width: 640, format: 'webp' })).toBe(null);
});

test('refuses pictures that cannot be rendered in time', async () => {
  const { encoder, pictures } = open();
  const end = Promise.withResolvers<unknown>();
  encoder.answer = () => end.promise;
  const asked = Array.from({ length: 20 }, (_, index) => pictures.get({ ...master, key: `${index}` }, SMALL));
  const outcomes = Promise.allSettled(asked);
  const refused: unknown[] = [];
  for (const one of asked) one.catch((error) => refused.push(error));
  while (pictures.figures().queue + refused.length < 20) await nextTurn();
  expect(refused.length).toBeGreaterThan(5);
  expect(pictures.figures().queue).toBeGreaterThan(5);
  end.resolve({ bytes: Buffer.from('made'), notKept: null });
  await outcomes;
  for (const error of refused) expect(error).toMatchObject({ name: 'PictureBusy', retryAfter: 2 });
});

test('if nothing can be stored, pictures are rendered for every request, which is logged once', async () => {
  const { encoder, log, pictures } = open();
  encoder.answer = async () => ({ bytes: Buffer.from('made'), notKept: 'ENOSPC' });
  for (let count = 0; count < 3; count += 1) expect(String(await pictures.get(master, SMALL))).toBe('made');
  expect(encoder.asked).toHaveLength(3);
  expect(log).toEqual([expect.objectContaining({ level: 40, code: 'ENOSPC' })]);
});

test.each([
  [new PictureUnreadable('not a picture'), 'a picture cannot be read', 1],
  [new EncoderLost('ended with SIGSEGV'), 'cannot render a picture', 2],
])('a failed picture is not retried at every request: %s', async (error, msg, tries) => {
  const { encoder, log, pictures } = open();
  encoder.answer = () => Promise.reject(error);
  for (let count = 0; count < 3; count += 1) await expect(pictures.get(master, SMALL)).rejects.toBe(error);
  expect(encoder.asked).toHaveLength(tries);
  expect(log).toEqual([expect.objectContaining({ level: 50, msg, master: master.file })]);
});

test('a drawing has a raster, a photograph does not', async () => {
  const { encoder, pictures } = open();
  await pictures.get(master, SMALL);
  await pictures.get({ ...master, file: '/masters/a.svg', key: 'a.svg' }, SMALL);
  expect(encoder.asked).toMatchObject([
    { raster: null },
    { raster: { width: 1280, file: expect.stringContaining('raster-1280.png') } },
  ]);
});

test('a read-only folder makes answers slower, but not fail', async () => {
  const { dataFolder, log } = open();
  const cache = join(dataFolder, 'pictures-cache');
  // A file in place of the folder, because permissions do not apply to root.
  writeFileSync(cache, '');
  chmodSync(cache, 0o400);
  const svg = join(dataFolder, 'a.svg');
  writeFileSync(svg, '<svg xmlns="http://www.w3.org/2000/svg" width="640" height="480"/>');
  const logger = pino({ level: 'info' }, { write: (line: string) => log.push(JSON.parse(line)) });
  const pictures = new Pictures({ dataFolder, log: logger });
  const bytes = await pictures.get({ ...master, file: svg }, SMALL);
  expect(bytes.length).toBeGreaterThan(100);
  expect(log).toEqual([expect.objectContaining({ msg: expect.stringContaining('cannot store sizes of pictures') })]);
  await pictures.close();
  expect(readdirSync(dataFolder).sort()).toEqual(['a.svg', 'pictures-cache']);
  rmSync(dataFolder, { recursive: true });
});
