import { type FakeHandles, fakeReleaseHandles, holdRelease } from '../testing/fake-release-handles.ts';
import { FollowedRegistry, liveSet } from '../testing/followed-registry.ts';
import { ReleaseHandle } from './release-handle.ts';

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

test('a release that takes its time holds up no other, and is taken up when it is there', async () => {
  const releases = site.follow();
  await site.deploy({ a: '1', b: '1' });
  await releases.refresh();
  const arrive = holdRelease('a@2');
  await site.deploy({ a: '2', b: '2' });
  await releases.refresh();
  expect(await liveSet(releases)).toBe('a@1 b@2');
  await site.deploy({ a: '2', b: '3' });
  await releases.refresh();
  expect(await liveSet(releases)).toBe('a@1 b@3');
  arrive();
  await new Promise(setImmediate);
  await releases.refresh();
  expect(await liveSet(releases)).toBe('a@2 b@3');
  expect(handles.closed).toEqual(['b@1', 'b@2', 'a@1']);
  await site.deploy({ a: '3', b: '3' });
  await releases.refresh();
  expect(handles.closed).toEqual(['b@1', 'b@2', 'a@1', 'a@2']);
});

test('one that fails late is told of once', async () => {
  const releases = site.follow();
  await site.deploy({ a: '1' });
  await releases.refresh();
  const end = holdRelease('a@2');
  await site.deploy({ a: '2' });
  await releases.refresh();
  now += 2000;
  await releases.refresh();
  end(new Error('no answer'));
  await new Promise(setImmediate);
  expect(site.warn).toHaveBeenCalledTimes(1);
  expect(site.warn).toHaveBeenCalledWith(expect.objectContaining({ reason: 'no answer' }), expect.any(String));
  expect(await liveSet(releases)).toBe('a@1');
});

test('one that is there only when nobody wants it any more is closed', async () => {
  const releases = site.follow();
  await site.deploy({ a: '1' });
  await releases.refresh();
  const arrive = holdRelease('a@2');
  await site.deploy({ a: '2' });
  await releases.refresh();
  await site.deploy({ a: '1' });
  await releases.refresh();
  arrive();
  await new Promise(setImmediate);
  await site.deploy({ a: '1', b: '1' });
  await releases.refresh();
  expect([await liveSet(releases), handles.closed]).toEqual(['a@1 b@1', ['a@2']]);
});

test('one that throws what is no error holds up no other either', async () => {
  const releases = site.follow();
  await site.deploy({ a: '1', b: '1' });
  await releases.refresh();
  const open = jest.mocked(ReleaseHandle.open);
  const usual = open.getMockImplementation() as typeof ReleaseHandle.open;
  open.mockImplementation((...args) => (args[1].metadata.version === '2' ? Promise.reject('gone') : usual(...args)));
  await site.deploy({ a: '2', b: '3' });
  await releases.refresh();
  expect(await liveSet(releases)).toBe('a@1 b@3');
  expect(site.warn).toHaveBeenCalledWith({ section: 'a', version: '2', reason: 'gone' }, 'release cannot be opened');
});
