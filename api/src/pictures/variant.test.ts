import { CACHED_NAMES, rasterWidth, variantName } from './variant.ts';

test('a drawing is rasterized at the largest width that a page can request', () => {
  expect([100, 400, 1600, 1920, 5000].map(rasterWidth)).toEqual([320, 320, 1280, 1920, 1920]);
});

test('the cache holds a fixed set of files only', () => {
  expect(CACHED_NAMES.has(variantName({ width: 640, format: 'avif' }))).toBe(true);
  expect(CACHED_NAMES.has('w480.avif')).toBe(false);
  expect(CACHED_NAMES.has(variantName({ width: 640, format: 'avif', quality: 'high' }))).toBe(true);
  // A raster, and three formats in three qualities, of each width.
  expect(CACHED_NAMES.size).toBe(6 * 10);
});

test('the default quality is not in the file name', () => {
  expect(variantName({ width: 640, format: 'avif', quality: 'medium' })).toBe('w640.avif');
  expect(variantName({ width: 640, format: 'avif', quality: 'low' })).toBe('w640-low.avif');
});
