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

test('what is newly live is swapped in one step; the replaced is closed at once when nobody uses it', async () => {
  const releases = site.create();
  await site.deploy({ a: '1', b: '1' });
  await releases.refresh();
  expect(await live(releases)).toBe('a@1 b@1');
  await site.deploy({ a: '2', b: '1' });
  await releases.refresh();
  expect(await live(releases)).toBe('a@2 b@1');
  expect([site.opened, site.closed]).toEqual([['a@1', 'b@1', 'a@2'], ['a@1']]);
});

test('a request keeps its releases to its end', async () => {
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

test('going back to a release that a request still uses opens it no second time and closes it no time', async () => {
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

test('a section taken out of the registry is closed', async () => {
  const releases = site.create();
  await site.deploy({ a: '1', b: '1' });
  await releases.refresh();
  await site.deploy({ b: '1' });
  await releases.refresh();
  expect([await live(releases), site.closed]).toEqual(['b@1', ['a@1']]);
});

test('looks that overlap are one look', async () => {
  const releases = site.create();
  await site.deploy({ a: '1' });
  await Promise.all([releases.refresh(), releases.refresh()]);
  expect(site.opened).toEqual(['a@1']);
});

test('modules that are there are read without waiting', async () => {
  const releases = site.create();
  await site.deploy({ a: '1' });
  await releases.refresh();
  const { set } = await releases.lease();
  expect(set.load('a', 'page-a')).toMatchObject({ status: 'fulfilled', value: { version: '1' } });
  expect(set.load('a', 'page-a')).toBe(set.load('a', 'page-a'));
});

test('who watches hears of a new canary before it fails to open', async () => {
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

test('a revision that was taken away and written anew is followed', async () => {
  const releases = site.create();
  await site.deploy({ a: '1' });
  await site.deploy({ a: '2' });
  await releases.refresh();
  rmSync(join(site.data, 'registry/00000002.json'));
  // Whoever publishes on another machine does not know what this one saw.
  rmSync(join(site.data, 'cache/registry.json'));
  site.registry = openStore({ data: site.data }).registry;
  await site.deploy({ a: '3' });
  await releases.refresh();
  expect(await live(releases)).toBe('a@3');
});
