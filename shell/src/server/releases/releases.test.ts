import { type FakeHandles, fakeReleaseHandles } from '../testing/fake-release-handles.ts';
import { FollowedRegistry, liveSet } from '../testing/followed-registry.ts';

let now = 0;
let site: FollowedRegistry;
let handles: FakeHandles;
beforeEach(() => {
  now = 1_000_000;
  jest.spyOn(Date, 'now').mockImplementation(() => now);
  handles = fakeReleaseHandles();
  site = new FollowedRegistry();
});
afterEach(() => {
  jest.restoreAllMocks();
  site.close();
});

test('what is newly live is swapped in one step; the replaced is closed at once when nobody uses it', async () => {
  const releases = site.follow();
  await site.deploy({ a: '1', b: '1' });
  await releases.refresh();
  expect(await liveSet(releases)).toBe('a@1 b@1');
  await site.deploy({ a: '2', b: '1' });
  await releases.refresh();
  expect(await liveSet(releases)).toBe('a@2 b@1');
  expect([handles.opened, handles.closed]).toEqual([['a@1', 'b@1', 'a@2'], ['a@1']]);
});

test('a request keeps its releases to its end', async () => {
  const releases = site.follow();
  await site.deploy({ a: '1', b: '1' });
  await releases.refresh();
  const [one, other] = [await releases.lease(), await releases.lease()];
  await site.deploy({ a: '2', b: '1' });
  await releases.refresh();
  expect(await one.set.load('a', 'page-a')).toEqual({ version: '1' });
  one.release();
  one.release();
  expect(handles.closed).toEqual([]);
  other.release();
  expect(handles.closed).toEqual(['a@1']);
  expect(await liveSet(releases)).toBe('a@2 b@1');
});

test('going back to a release that a request still uses opens it no second time and closes it no time', async () => {
  const releases = site.follow();
  await site.deploy({ a: '1' });
  await releases.refresh();
  const lease = await releases.lease();
  await site.deploy({ a: '2' });
  await releases.refresh();
  await site.deploy({ a: '1' });
  await releases.refresh();
  lease.release();
  expect(await liveSet(releases)).toBe('a@1');
  expect([handles.opened, handles.closed]).toEqual([['a@1', 'a@2'], ['a@2']]);
});

test('a release that cannot be opened leaves the last good one, and is tried again until it can', async () => {
  const releases = site.follow();
  await site.deploy({ a: '1', b: '1' });
  await releases.refresh();
  handles.broken.add('a@2');
  await site.deploy({ a: '2', b: '2' });
  await releases.refresh();
  expect(await liveSet(releases)).toBe('a@1 b@2');
  expect(handles.closed).toEqual(['b@1']);
  now += 1999;
  await releases.refresh();
  expect(site.warn).toHaveBeenCalledTimes(1);
  now += 1;
  await releases.refresh();
  expect(site.warn).toHaveBeenCalledTimes(2);
  expect(await liveSet(releases)).toBe('a@1 b@2');
  handles.broken.clear();
  now += 2000;
  await releases.refresh();
  expect(await liveSet(releases)).toBe('a@2 b@2');
  expect(handles.closed).toEqual(['b@1', 'a@1']);
});

test('a newer release is opened at once, also while an older one is still being tried', async () => {
  const releases = site.follow();
  handles.broken.add('a@1');
  await site.deploy({ a: '1' });
  await releases.refresh();
  await site.deploy({ a: '2' });
  await releases.refresh();
  expect(await liveSet(releases)).toBe('a@2');
});

test('without a good one the section is missing, and only it', async () => {
  const releases = site.follow();
  handles.broken.add('a@1');
  await site.deploy({ a: '1', b: '1' });
  await releases.refresh();
  const { set } = await releases.lease();
  expect(set.id).toBe('a@none b@1');
  await expect(set.load('a', 'page-a')).rejects.toThrow('a@1 is broken');
  await expect(set.load('b', 'page-z')).rejects.toThrow('b has no page-z');
  expect(await set.load('b', 'page-a')).toEqual({ version: '1' });
  expect([set.versionOf('a'), set.versionOf('b')]).toEqual(['', '1']);
});

test('modules that are there are read without waiting', async () => {
  const releases = site.follow();
  await site.deploy({ a: '1' });
  await releases.refresh();
  const { set } = await releases.lease();
  expect(set.load('a', 'page-a')).toMatchObject({ status: 'fulfilled', value: { version: '1' } });
  expect(set.load('a', 'page-a')).toBe(set.load('a', 'page-a'));
});
