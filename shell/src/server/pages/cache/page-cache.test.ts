import { randomBytes } from 'node:crypto';
import { until } from '@facade/server-kit/until';
import { DataChanges } from '../../api/data-changes.ts';
import { LateFailures } from '../../observe/late-failures.ts';
import type { RenderedPage } from '../rendered-page.ts';
import { Compressed } from './compressed.ts';
import { type Origin, PageCache, type PageCacheOptions } from './page-cache.ts';

/** An answer that depends on these keys; null: on everything. */
const answer = (path: string, keys: string[] | null) => ({ path, keys, etag: path, isOfOtherData: false });

const page = (bytes: number, changes: Partial<RenderedPage> = {}): RenderedPage => ({
  status: 200,
  body: new Compressed(randomBytes(bytes)),
  etag: '',
  policy: '',
  shared: true,
  kind: 'list',
  releases: {},
  failures: [],
  forms: [],
  madeOf: [answer('/list', ['sale', 'home-1'])],
  ...changes,
});

function start(limits: PageCacheOptions = {}) {
  const changes = new DataChanges();
  const cache = new PageCache(changes, limits);
  const now = (): Origin => ({ settings: 's1', position: changes.position, begunAt: performance.now() });
  const isFresh = (key: string) => cache.find(key, 's1')?.isFresh;
  return { changes, cache, now, isFresh, keep: (key: string, made: RenderedPage) => cache.keep(key, made, now()) };
}

test('a page is fresh until something it depends on changes', () => {
  const { changes, cache, keep, isFresh } = start();
  const first = page(10);
  keep('/nl/', first);
  expect(cache.find('/nl/', 's1')).toEqual({ page: first, isFresh: true, doubts: [] });
  changes.add(new Set(['*', 'home-2', 'rent']));
  expect(isFresh('/nl/')).toBe(true);
  changes.add(new Set(['*', 'home-1']));
  expect(cache.find('/nl/', 's1')).toEqual({ page: first, isFresh: false, doubts: first.madeOf });
  changes.add(new Set(['*', 'home-2']));
  expect(isFresh('/nl/')).toBe(false);
  keep('/nl/', page(10));
  expect([cache.pages, isFresh('/nl/')]).toEqual([1, true]);
  expect(cache.find('/fr/', 's1')).toBeNull();
});

test('only answers with a changed key are in doubt, or all of them if everything may have changed', () => {
  const { changes, cache, keep } = start();
  const madeOf = [answer('/home', ['home-1']), answer('/counts', ['counts']), answer('/other', null)];
  keep('/nl/', page(10, { madeOf }));
  changes.add(new Set(['counts']));
  expect(cache.find('/nl/', 's1')?.doubts?.map(({ path }) => path)).toEqual(['/counts', '/other']);
  changes.add(null);
  expect(cache.find('/nl/', 's1')?.doubts).toEqual(madeOf);
});

test('a page whose answers are unchanged is fresh again until the next change', () => {
  const { changes, cache, keep, isFresh } = start();
  const kept = page(10);
  keep('/nl/', kept);
  changes.add(new Set(['sale']));
  cache.confirm('/nl/', page(10), changes.position);
  expect(isFresh('/nl/')).toBe(false);
  const { position } = changes;
  changes.add(new Set(['rent']));
  cache.confirm('/nl/', kept, position);
  expect(isFresh('/nl/')).toBe(true);
  changes.add(new Set(['sale']));
  expect(isFresh('/nl/')).toBe(false);
});

test('other settings or an hour make a page stale, whatever its answers', async () => {
  const { cache, keep, isFresh } = start({ freshFor: 20 });
  keep('/nl/', page(10));
  expect(cache.find('/nl/', 's2')).toMatchObject({ isFresh: false, doubts: null });
  expect(isFresh('/nl/')).toBe(true);
  await until(() => isFresh('/nl/') === false);
  expect(cache.find('/nl/', 's1')?.doubts).toBeNull();
});

test('counts every encoding, including later ones, and evicts the least recently used page', async () => {
  const { cache, keep } = start({ bytes: 50_000 });
  const first = page(10_000);
  keep('/1/', first);
  const before = cache.bytes;
  expect(before).toBeGreaterThan(10_000);
  // Random bytes cannot be compressed: both encodings are as large as the text.
  await first.body.as('br');
  await first.body.as('gzip');
  expect(cache.bytes).toBeGreaterThan(before + 9000);
  for (const path of ['/2/', '/3/', '/4/']) keep(path, page(10_000));
  expect(cache.bytes).toBeLessThanOrEqual(50_000);
  expect(cache.find('/1/', 's1')).toBeNull();
  expect(cache.find('/4/', 's1')).not.toBeNull();
  // A new encoding of an evicted page no longer counts.
  await first.body.as('identity');
  expect(cache.find('/1/', 's1')).toBeNull();
});

test('an incomplete page does not replace a complete one of older data', async () => {
  const { changes, cache, keep } = start({ incompleteFor: 50 });
  const whole = page(10);
  const incomplete = page(10, { shared: false });
  keep('/nl/', whole);
  changes.add(null);
  keep('/nl/', incomplete);
  expect(cache.find('/nl/', 's1')).toMatchObject({ page: incomplete, isFresh: true });
  changes.add(null);
  expect(cache.find('/nl/', 's1')).toMatchObject({ page: whole, isFresh: false });
  await until(() => cache.findAny('/nl/') === whole && cache.find('/nl/', 's1')?.page === whole);
  keep('/nl/', incomplete);
  const next = page(10);
  keep('/nl/', next);
  expect(cache.find('/nl/', 's1')).toMatchObject({ page: next, isFresh: true });
});

test('keeps an incomplete page only briefly, even if it is compressed in the meantime', async () => {
  const { cache, keep } = start({ incompleteFor: 50 });
  const incomplete = page(10, { shared: false });
  keep('/nl/', incomplete);
  keep('/fr/', page(10));
  await incomplete.body.as('br');
  await until(() => cache.find('/nl/', 's1') === null);
  expect(cache.find('/fr/', 's1')).not.toBeNull();
});

test('a page is in demand when it was requested twice or is cached', () => {
  const { cache, keep } = start();
  expect(cache.isInDemand('/nl/')).toBe(false);
  cache.find('/nl/', 's1');
  expect(cache.isInDemand('/nl/')).toBe(false);
  cache.find('/nl/', 's1');
  expect(cache.isInDemand('/nl/')).toBe(true);
  keep('/fr/', page(10));
  expect(cache.isInDemand('/fr/')).toBe(true);
});

test('a page is no longer fresh once one of its sections failed soon after its render', () => {
  const late = new LateFailures();
  const { cache, now, isFresh } = start({ mayHaveFailed: (render) => late.mayComeFrom(render) });
  const clock = jest.spyOn(performance, 'now').mockReturnValue(1000);
  const made = (key: string, releases: Record<string, string>) => {
    const origin = now();
    clock.mockReturnValue(performance.now() + 10);
    cache.keep(key, page(10, { releases }), origin);
  };
  made('/before/', { 'mf-a': '2' });
  clock.mockReturnValue(8000);
  made('/nl/', { 'mf-a': '2' });
  made('/other/', { 'mf-a': '1', 'mf-b': '2' });
  clock.mockReturnValue(8050);
  late.add({ section: 'mf-a', release: '2' });
  expect(['/before/', '/nl/', '/other/'].map(isFresh)).toEqual([true, false, true]);
  clock.mockReturnValue(8060);
  made('/nl/', { 'mf-a': '2' });
  expect(isFresh('/nl/')).toBe(true);
});
