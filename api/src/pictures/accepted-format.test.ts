import { acceptedFormat } from './accepted-format.ts';

test.each([
  ['image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8', 'avif'],
  ['image/webp,image/png,image/svg+xml,image/*;q=0.8,video/*;q=0.8,*/*;q=0.5', 'webp'],
  ['text/html,application/xhtml+xml,application/xml;q=0.9,IMAGE/AVIF ; q=0.7,*/*;q=0.8', 'avif'],
  ['image/avif;q=0, image/webp;q=0.5', 'webp'],
  ['image/png,image/svg+xml,image/*;q=0.8,*/*;q=0.5', 'jpeg'],
  ['*/*', 'jpeg'],
  [undefined, 'jpeg'],
])('%s gets %s', (accept, format) => {
  expect(acceptedFormat(accept)).toBe(format);
});
