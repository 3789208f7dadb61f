import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type FakeHandles, fakeReleaseHandles } from '../testing/fake-release-handles.ts';
import { FollowedRegistry, liveSet } from '../testing/followed-registry.ts';

let site: FollowedRegistry;
let handles: FakeHandles;
beforeEach(() => {
  handles = fakeReleaseHandles();
  site = new FollowedRegistry();
});
afterEach(() => {
  jest.restoreAllMocks();
  site.close();
});

test('a section taken out of the registry is closed', async () => {
  const releases = site.follow();
  await site.deploy({ a: '1', b: '1' });
  await releases.refresh();
  await site.deploy({ b: '1' });
  await releases.refresh();
  expect([await liveSet(releases), handles.closed]).toEqual(['b@1', ['a@1']]);
});

test('an unsound registry changes nothing', async () => {
  const releases = site.follow();
  await site.deploy({ a: '1' });
  await releases.refresh();
  for (const text of ['{', 'null', '{"extras":{"revision":2},"microFrontends":{"a":[null]}}']) {
    writeFileSync(join(site.folder, '00000002.json'), text);
    await releases.refresh();
    expect(await liveSet(releases)).toBe('a@1');
  }
  expect(site.warn).toHaveBeenCalledWith(expect.anything(), 'the registry cannot be read; keeping the last good one');
});

test('looks that overlap are one look', async () => {
  const releases = site.follow();
  await site.deploy({ a: '1' });
  await Promise.all([releases.refresh(), releases.refresh()]);
  expect(handles.opened).toEqual(['a@1']);
});

test('who watches hears of a new canary before it fails to open', async () => {
  const heard: string[] = [];
  const releases = site.follow({
    onDocument: ({ extras }) => heard.push(`revision ${extras.revision}`),
    onOpenFailed: (section, version) => heard.push(`${section}@${version}`),
  });
  handles.broken.add('a@1');
  await site.deploy({ a: '1' });
  await releases.refresh();
  expect(heard).toEqual(['revision 1', 'a@1']);
});

test('a revision that was taken away and written anew is followed', async () => {
  const releases = site.follow();
  await site.deploy({ a: '1' });
  await site.deploy({ a: '2' });
  await releases.refresh();
  rmSync(join(site.folder, '00000002.json'));
  rmSync(join(site.folder, '../cache/registry.json'));
  site.reopen();
  await site.deploy({ a: '3' });
  await releases.refresh();
  expect(await liveSet(releases)).toBe('a@3');
});
