import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { Compressed, encodingFor } from './compressed.ts';

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
])('of "%s" it takes %s', (accept, encoding) => {
  expect(encodingFor(accept)).toBe(encoding);
});

test('every form is the same text, and made once', async () => {
  const text = 'Een huis met hoogte é '.repeat(50);
  const compressed = new Compressed(Buffer.from(text));
  expect((await compressed.as('identity')).toString()).toBe(text);
  expect(brotliDecompressSync(await compressed.as('br')).toString()).toBe(text);
  expect(gunzipSync(await compressed.as('gzip')).toString()).toBe(text);
  expect(compressed.as('br')).toBe(compressed.as('br'));
});
