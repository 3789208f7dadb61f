import { randomBytes } from 'node:crypto';
import { until } from '@facade/server-kit/until';
import type { RenderedPage } from '../rendered-page.ts';
import { Compressed } from './compressed.ts';
import { PageCache } from './page-cache.ts';

const page = (bytes: number, changes: Partial<RenderedPage> = {}): RenderedPage => ({
  status: 200,
  body: new Compressed(randomBytes(bytes)),
  etag: '',
  policy: '',
  shared: true,
  kind: 'list',
  releases: {},
  failures: [],
  ...changes,
});

test('a page is fresh as long as the data are those it was made of', () => {
  const cache = new PageCache();
  const first = page(10);
  cache.keep('/nl/', 'r1', first);
  expect(cache.find('/nl/', 'r1')).toEqual({ page: first, isFresh: true });
  expect(cache.find('/nl/', 'r2')).toEqual({ page: first, isFresh: false });
  cache.keep('/nl/', 'r2', page(10));
  expect(cache.pages).toBe(1);
  expect(cache.find('/fr/', 'r1')).toBeNull();
});

test('every form counts, also one that is made later, and the longest unused page goes', async () => {
  const cache = new PageCache({ bytes: 50_000 });
  const first = page(10_000);
  cache.keep('/1/', 'r1', first);
  const before = cache.bytes;
  expect(before).toBeGreaterThan(10_000);
  // Random bytes cannot be compressed: both forms are as large as the text.
  await first.body.as('br');
  await first.body.as('gzip');
  expect(cache.bytes).toBeGreaterThan(before + 9000);
  for (const path of ['/2/', '/3/', '/4/']) cache.keep(path, 'r1', page(10_000));
  expect(cache.bytes).toBeLessThanOrEqual(50_000);
  expect(cache.find('/1/', 'r1')).toBeNull();
  expect(cache.find('/4/', 'r1')).not.toBeNull();
  // A form of a page that has left is nobody's any more.
  await first.body.as('identity');
  expect(cache.find('/1/', 'r1')).toBeNull();
});

test('a page that lacks a part does not take the place of a whole one of older data', async () => {
  const cache = new PageCache({ incompleteFor: 50 });
  const whole = page(10);
  const incomplete = page(10, { shared: false });
  cache.keep('/nl/', 'r1', whole);
  cache.keep('/nl/', 'r2', incomplete);
  expect(cache.find('/nl/', 'r2')).toEqual({ page: incomplete, isFresh: true });
  expect(cache.find('/nl/', 'r3')).toEqual({ page: whole, isFresh: false });
  await until(() => cache.find('/nl/', 'r2')?.page === whole);
  cache.keep('/nl/', 'r2', incomplete);
  const next = page(10);
  cache.keep('/nl/', 'r2', next);
  expect(cache.find('/nl/', 'r2')).toEqual({ page: next, isFresh: true });
});

test('a page that lacks a part is kept for a moment only, whatever is made of it meanwhile', async () => {
  const cache = new PageCache({ incompleteFor: 50 });
  const incomplete = page(10, { shared: false });
  cache.keep('/nl/', 'r1', incomplete);
  cache.keep('/fr/', 'r1', page(10));
  await incomplete.body.as('br');
  await until(() => cache.find('/nl/', 'r1') === null);
  expect(cache.find('/fr/', 'r1')).not.toBeNull();
});

test('a page is in demand when it was looked for twice, or is there', () => {
  const cache = new PageCache();
  expect(cache.isInDemand('/nl/')).toBe(false);
  cache.find('/nl/', 'r1');
  expect(cache.isInDemand('/nl/')).toBe(false);
  cache.find('/nl/', 'r1');
  expect(cache.isInDemand('/nl/')).toBe(true);
  cache.keep('/fr/', 'r1', page(10));
  expect(cache.isInDemand('/fr/')).toBe(true);
});
