import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { Compressed, encodingFor } from './compressed.ts';
import { compressionsWaiting } from './compression.ts';

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['GZIP;q=1.0', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0 , gzip', 'gzip'],
  ['br ; q=0.000,gzip;q=0', 'identity'],
  ['br;q=0.5', 'br'],
  ['x-gzip, brr', 'identity'],
  ['identity', 'identity'],
  [undefined, 'identity'],
])('from "%s" it takes %s', (accept, encoding) => {
  expect(encodingFor(accept)).toBe(encoding);
});

const text = (length = 50) => Buffer.from('Een huis met hoogte é '.repeat(length));

test('every encoding has the same text and is computed once', async () => {
  const compressed = new Compressed(text());
  expect(await compressed.as('identity')).toEqual({ encoding: 'identity', bytes: text() });
  const [br, again] = await Promise.all([compressed.as('br'), compressed.as('br')]);
  expect(brotliDecompressSync(br.bytes)).toEqual(text());
  expect(again.bytes).toBe(br.bytes);
  expect(gunzipSync((await compressed.as('gzip')).bytes)).toEqual(text());
  expect((await compressed.as('identity')).bytes).toEqual(text());
});

test('reports its size, and holds no more than that', async () => {
  const compressed = new Compressed(text(5000));
  const sizes = [compressed.size];
  compressed.onResize = () => void sizes.push(compressed.size);
  const { bytes } = await compressed.as('br');
  // A slice would keep the entire larger buffer in memory.
  expect(bytes.buffer.byteLength).toBe(bytes.length);
  await compressed.as('identity');
  expect(sizes).toEqual([text(5000).length, bytes.length, bytes.length + text(5000).length]);
});

test('compresses only a few of many concurrent texts; sends the rest uncompressed', async () => {
  const page = text(20_000);
  const forms = await Promise.all(
    Array.from({ length: 60 }, () => {
      const form = new Compressed(page).as('br');
      expect(compressionsWaiting()).toBeLessThan(20);
      return form;
    }),
  );
  const plain = forms.filter(({ encoding }) => encoding === 'identity');
  expect(plain.length).toBeGreaterThan(30);
  expect(plain.length).toBeLessThan(60);
  for (const { bytes } of plain) expect(bytes).toBe(page);
});
