import { formatFileSize } from './file-size.ts';

test.each([
  [0, 'nl', '1 kB'],
  [499, 'nl', '1 kB'],
  [210_400, 'nl', '210 kB'],
  [210_400, 'fr', '210 ko'],
  [999_499, 'en', '999 kB'],
  [999_500, 'en', '1 MB'],
  [1_250_000, 'de', '1,3 MB'],
  [1_250_000, 'fr', '1,3 Mo'],
] as const)('%d bytes in %s are %s', (bytes, language, text) => {
  expect(formatFileSize(bytes, language).replaceAll('\u00a0', ' ')).toBe(text);
});
