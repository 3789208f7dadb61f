import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { openStore } from '@facade/platform/registry';
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

test('swaps in new releases in one step; closes a replaced one at once if it is unused', async () => {
  const releases = site.create();
  await site.deploy({ a: '1', b: '1' });
  await releases.refresh();
  expect(await live(releases)).toBe('a@1 b@1');
  await site.deploy({ a: '2', b: '1' });
  await releases.refresh();
  expect(await live(releases)).toBe('a@2 b@1');
  expect([site.opened, site.closed]).toEqual([['a@1', 'b@1', 'a@2'], ['a@1']]);
});

test('a request keeps its releases until it ends', async () => {
  const releases = site.create();
  await site.deploy({ a: '1', b: '1' });
  await releases.refresh();
  const [one, other] = [await releases.lease(), await releases.lease()];
  await site.deploy({ a: '2', b: '1' });
  await releases.refresh();
  expect(await one.set.load('a', 'page-a')).toEqual({ version: '1' });
  one.release();
  one.release();
  expect(site.closed).toEqual([]);
  other.release();
  expect(site.closed).toEqual(['a@1']);
  expect(await live(releases)).toBe('a@2 b@1');
});

test('reverting to a release that a request still uses neither opens it again nor closes it', async () => {
  const releases = site.create();
  await site.deploy({ a: '1' });
  await releases.refresh();
  const lease = await releases.lease();
  await site.deploy({ a: '2' });
  await releases.refresh();
  await site.deploy({ a: '1' });
  await releases.refresh();
  lease.release();
  expect(await live(releases)).toBe('a@1');
  expect([site.opened, site.closed]).toEqual([['a@1', 'a@2'], ['a@2']]);
});

test('a release that is moved to another host is opened from there, while a request still uses it from the store', async () => {
  const releases = site.create();
  await site.deploy({ a: '1' });
  await releases.refresh();
  const lease = await releases.lease();
  await site.deploy({});
  await releases.refresh();
  await site.deploy({ a: '1' }, 'https://host.example/');
  await releases.refresh();
  expect(await live(releases)).toBe('a@1 of https://host.example/');
  lease.release();
  expect([site.opened, site.closed]).toEqual([['a@1', 'a@1'], ['a@1']]);
});

test('closes a section that was removed from the registry', async () => {
  const releases = site.create();
  await site.deploy({ a: '1', b: '1' });
  await releases.refresh();
  await site.deploy({ b: '1' });
  await releases.refresh();
  expect([await live(releases), site.closed]).toEqual(['b@1', ['a@1']]);
});

test('overlapping polls share one poll', async () => {
  const releases = site.create();
  await site.deploy({ a: '1' });
  await Promise.all([releases.refresh(), releases.refresh()]);
  expect(site.opened).toEqual(['a@1']);
});

test('reads loaded modules without waiting', async () => {
  const releases = site.create();
  await site.deploy({ a: '1' });
  await releases.refresh();
  const { set } = await releases.lease();
  expect(set.load('a', 'page-a')).toMatchObject({ status: 'fulfilled', value: { version: '1' } });
  expect(set.load('a', 'page-a')).toBe(set.load('a', 'page-a'));
});

test('reports a new document before its canary fails to open', async () => {
  const heard: string[] = [];
  const releases = site.create({
    onDocument: ({ extras }) => heard.push(`revision ${extras.revision}`),
    onOpenFailed: (section, version) => heard.push(`${section}@${version}`),
  });
  site.broken.add('a@1');
  await site.deploy({ a: '1' });
  await releases.refresh();
  expect(heard).toEqual(['revision 1', 'a@1']);
});

test('follows a revision that was removed and written again', async () => {
  const releases = site.create();
  await site.deploy({ a: '1' });
  await site.deploy({ a: '2' });
  await releases.refresh();
  rmSync(join(site.data, 'registry/00000002.json'));
  // A publisher on another machine does not know what this one has seen.
  rmSync(join(site.data, 'cache/registry.json'));
  site.registry = openStore({ data: site.data }).registry;
  await site.deploy({ a: '3' });
  await releases.refresh();
  expect(await live(releases)).toBe('a@3');
});
