import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Suspects } from '@facade/platform/suspects';
import { ReleaseHandle } from './release-handle.ts';
import type { Releases } from './releases.ts';
import { FollowedRegistry } from './testing/followed-registry.ts';

let site: FollowedRegistry;
beforeEach(() => {
  site = new FollowedRegistry();
});
afterEach(() => site.dispose());

async function live(releases: Releases) {
  const lease = await releases.lease();
  lease.release();
  return lease.set.id;
}

test('keeps the last good release when a new one cannot be opened, and retries', async () => {
  const releases = site.create();
  await site.deploy({ a: '1', b: '1' });
  await releases.refresh();
  site.broken.add('a@2');
  await site.deploy({ a: '2', b: '2' });
  await releases.refresh();
  expect(await live(releases)).toBe('a@1 b@2');
  expect(site.closed).toEqual(['b@1']);
  site.now += 1999;
  await releases.refresh();
  expect(site.warn).toHaveBeenCalledTimes(1);
  site.now += 1;
  await releases.refresh();
  expect(site.warn).toHaveBeenCalledTimes(2);
  expect(await live(releases)).toBe('a@1 b@2');
  site.broken.clear();
  site.now += 2000;
  await releases.refresh();
  expect(await live(releases)).toBe('a@2 b@2');
  expect(site.closed).toEqual(['b@1', 'a@1']);
});

test('opens a newer release at once, also while an older one is being retried', async () => {
  const releases = site.create();
  site.broken.add('a@1');
  await site.deploy({ a: '1' });
  await releases.refresh();
  await site.deploy({ a: '2' });
  await releases.refresh();
  expect(await live(releases)).toBe('a@2');
});

test('without a good release only this section is missing', async () => {
  const releases = site.create();
  site.broken.add('a@1');
  await site.deploy({ a: '1', b: '1' });
  await releases.refresh();
  const { set } = await releases.lease();
  expect(set.id).toBe('a@none b@1');
  await expect(set.load('a', 'page-a')).rejects.toThrow('a@1 is broken');
  await expect(set.load('b', 'page-z')).rejects.toThrow('b has no page-z');
  expect(await set.load('b', 'page-a')).toEqual({ version: '1' });
  expect([set.versionOf('a'), set.versionOf('b')]).toEqual(['', '1']);
});

test('an invalid registry has no effect', async () => {
  const releases = site.create();
  await site.deploy({ a: '1' });
  await releases.refresh();
  for (const text of ['{', 'null', '{"extras":{"revision":2},"microFrontends":{"a":[null]}}']) {
    writeFileSync(join(site.data, 'registry/00000002.json'), text);
    await releases.refresh();
    expect(await live(releases)).toBe('a@1');
  }
  expect(site.warn).toHaveBeenCalledWith(expect.anything(), 'the registry cannot be read; keeping the last good one');
});

test('a slow release does not delay others, and is used once it is open', async () => {
  const releases = site.create();
  await site.deploy({ a: '1', b: '1' });
  await releases.refresh();
  const arrive = site.hold('a@2');
  await site.deploy({ a: '2', b: '2' });
  await releases.refresh();
  expect(await live(releases)).toBe('a@1 b@2');
  await site.deploy({ a: '2', b: '3' });
  await releases.refresh();
  expect(await live(releases)).toBe('a@1 b@3');
  arrive();
  await new Promise(setImmediate);
  await releases.refresh();
  expect(await live(releases)).toBe('a@2 b@3');
  expect(site.closed).toEqual(['b@1', 'b@2', 'a@1']);
  await site.deploy({ a: '3', b: '3' });
  await releases.refresh();
  expect(site.closed).toEqual(['b@1', 'b@2', 'a@1', 'a@2']);
});

test('logs a late failure once', async () => {
  const releases = site.create();
  await site.deploy({ a: '1' });
  await releases.refresh();
  const end = site.hold('a@2');
  await site.deploy({ a: '2' });
  await releases.refresh();
  site.now += 2000;
  await releases.refresh();
  end(new Error('no answer'));
  await new Promise(setImmediate);
  expect(site.warn).toHaveBeenCalledTimes(1);
  expect(site.warn).toHaveBeenCalledWith(expect.objectContaining({ reason: 'no answer' }), expect.any(String));
  expect(await live(releases)).toBe('a@1');
});

test('closes a release that opens only after it is no longer needed', async () => {
  const releases = site.create();
  await site.deploy({ a: '1' });
  await releases.refresh();
  const arrive = site.hold('a@2');
  await site.deploy({ a: '2' });
  await releases.refresh();
  await site.deploy({ a: '1' });
  await releases.refresh();
  arrive();
  await new Promise(setImmediate);
  await site.deploy({ a: '1', b: '1' });
  await releases.refresh();
  expect([await live(releases), site.closed]).toEqual(['a@1 b@1', ['a@2']]);
});

test('a release that throws a non-error does not delay others either', async () => {
  const releases = site.create();
  await site.deploy({ a: '1', b: '1' });
  await releases.refresh();
  const open = jest.mocked(ReleaseHandle.open);
  const usual = open.getMockImplementation() as typeof ReleaseHandle.open;
  open.mockImplementation((...args) => (args[1].metadata.version === '2' ? Promise.reject('gone') : usual(...args)));
  await site.deploy({ a: '2', b: '3' });
  await releases.refresh();
  expect(await live(releases)).toBe('a@1 b@3');
  expect(site.warn).toHaveBeenCalledWith({ section: 'a', version: '2', reason: 'gone' }, 'release cannot be opened');
});

test('a release that cost a process twice is not opened, and the earlier one stays', async () => {
  const suspects = new Suspects(site.data);
  const releases = site.create({ suspects });
  await site.deploy({ a: '1' });
  await releases.refresh();
  for (const why of ['boom', 'boom again']) suspects.note('a', '2', why);
  await site.deploy({ a: '2' });
  await releases.refresh();
  expect(await live(releases)).toBe('a@1');
  expect(site.warn).toHaveBeenCalledWith(
    { section: 'a', version: '2', reason: expect.stringMatching(/^its code cost a process twice .*: boom/) },
    'release cannot be opened',
  );
});
