import { type FakeHandles, fakeReleaseHandles } from '../testing/fake-release-handles.ts';
import { VariantSite, visitors, visitorWith } from '../testing/variant-site.ts';
import type { Releases } from './releases.ts';

let now: number;
let site: VariantSite;
let handles: FakeHandles;
beforeEach(() => {
  now = 1_000_000;
  jest.spyOn(Date, 'now').mockImplementation(() => now);
  jest.spyOn(performance, 'now').mockImplementation(() => now);
  handles = fakeReleaseHandles();
  site = new VariantSite();
});
afterEach(() => {
  jest.restoreAllMocks();
  site.close();
});

/** Caches look at the clock once a millisecond. */
async function passed(milliseconds: number) {
  now += milliseconds;
  await new Promise((resolve) => setTimeout(resolve, 5));
}

describe('an override', () => {
  let releases: Releases;
  beforeEach(async () => {
    releases = site.follow();
    await site.deploy({ a: ['1'], b: ['1'] });
    await releases.refresh();
  });

  test.each([
    ['version', '2', 'a@2 b@1'],
    ['channel', 'preview', 'a@3 b@1'],
    ['version', '1', 'a@1 b@1'],
  ] as const)('by %s %s', async (kind, name, id) => {
    const lease = await releases.lease(visitorWith({ section: 'a', kind, name }));
    expect(lease.set.id).toBe(id);
    expect(lease.varies).toBe(true);
    expect(lease.overrides).toMatchObject([{ section: 'a', name, version: id[2] }]);
    expect((await releases.lease(visitors[0])).set.id).toBe('a@1 b@1');
  });

  test('several at once, one a section', async () => {
    const both = visitorWith(
      { section: 'a', kind: 'version', name: '2' },
      { section: 'b', kind: 'version', name: '2' },
    );
    expect((await releases.lease(both)).set.id).toBe('a@2 b@2');
  });

  test.each([
    ['a version that is not kept', { section: 'a', kind: 'version', name: '9' }],
    ['a channel there is none of', { section: 'a', kind: 'channel', name: 'other' }],
    ['a channel whose release is gone', { section: 'a', kind: 'channel', name: 'gone' }],
    ['a section there is none of', { section: 'c', kind: 'version', name: '1' }],
    ['a section named as a thing of the language', { section: 'constructor', kind: 'version', name: 'name' }],
    ['a prototype', { section: '__proto__', kind: 'channel', name: '__proto__' }],
  ] as const)('to %s changes nothing', async (_name, override) => {
    const lease = await releases.lease(visitorWith(override));
    expect(lease.set.id).toBe('a@1 b@1');
    expect(lease.overrides).toMatchObject([{ version: null }]);
  });

  test('one that cannot be opened changes nothing, and is not tried at every request', async () => {
    handles.broken.add('a@2');
    const visitor = visitorWith({ section: 'a', kind: 'version', name: '2' });
    expect((await releases.lease(visitor)).set.id).toBe('a@1 b@1');
    await releases.lease(visitor);
    expect(site.warn).toHaveBeenCalledTimes(1);
    handles.broken.clear();
    await passed(2001);
    expect((await releases.lease(visitor)).set.id).toBe('a@2 b@1');
  });

  test('is opened once, kept a while, then closed', async () => {
    const visitor = visitorWith({ section: 'a', kind: 'version', name: '2' });
    const [lease] = await Promise.all([releases.lease(visitor), releases.lease(visitor).then((two) => two.release())]);
    expect(handles.opened.filter((key) => key === 'a@2')).toHaveLength(1);
    await passed(11 * 60_000);
    await releases.refresh();
    expect(handles.closed).toEqual([]);
    lease.release();
    expect(handles.closed).toEqual(['a@2']);
  });
});
