import type { Visitor } from '../variants/visitor.ts';
import type { Releases } from './releases.ts';
import { FollowedRegistry } from './testing/followed-registry.ts';

let site: FollowedRegistry;
beforeEach(() => {
  site = new FollowedRegistry();
});
afterEach(() => site.dispose());

const visitors = Array.from(
  { length: 300 },
  (_, index): Visitor => ({ address: `10.0.0.${index}`, agent: 'test', overrides: [] }),
);
async function idsOf(releases: Releases): Promise<string[]> {
  const leases = await Promise.all(visitors.map((visitor) => releases.lease(visitor)));
  for (const lease of leases) lease.release();
  return leases.map(({ set }) => set.id);
}

describe('a canary', () => {
  test('some visitors get it and keep it while it ramps, all others get the live release; at 0 it is closed', async () => {
    const releases = site.create();
    await site.deploy({ a: ['1', '2', 10], b: ['1'] });
    await releases.refresh();
    const tenth = await idsOf(releases);
    expect(new Set(tenth)).toEqual(new Set(['a@1 b@1', 'a@2 b@1']));
    expect(await idsOf(releases)).toEqual(tenth);
    await site.deploy({ a: ['1', '2', 50], b: ['1'] });
    await releases.refresh();
    const half = await idsOf(releases);
    expect(half.filter((id, index) => tenth[index] === 'a@2 b@1' && id !== 'a@2 b@1')).toEqual([]);
    expect(half.filter((id) => id === 'a@2 b@1').length).toBeGreaterThan(120);
    await site.deploy({ a: ['1', '2', 0], b: ['1'] });
    await releases.refresh();
    expect(new Set(await idsOf(releases))).toEqual(new Set(['a@1 b@1']));
    expect([site.opened.sort(), site.closed]).toEqual([['a@1', 'a@2', 'b@1'], ['a@2']]);
  });

  test('caches may share pages again as soon as all visitors get the same release', async () => {
    const releases = site.create();
    const varies = async (percent: number) => {
      await site.deploy({ a: ['1', '2', percent] });
      await releases.refresh();
      const lease = await releases.lease(visitors[0]);
      lease.release();
      return lease.varies;
    };
    expect([await varies(0), await varies(1), await varies(99), await varies(100)]).toEqual([false, true, true, false]);
    expect(new Set(await idsOf(releases))).toEqual(new Set(['a@2']));
  });

  test('two sections choose independently, and the same combination is one set', async () => {
    const releases = site.create();
    await site.deploy({ a: ['1', '2', 50], b: ['1', '2', 50] });
    await releases.refresh();
    expect(new Set(await idsOf(releases))).toEqual(new Set(['a@1 b@1', 'a@1 b@2', 'a@2 b@1', 'a@2 b@2']));
    const [one, other] = [await releases.lease(visitors[0]), await releases.lease(visitors[0])];
    expect(one.set).toBe(other.set);
  });

  test('one that cannot be opened is not offered, is logged and is retried', async () => {
    const releases = site.create();
    site.broken.add('a@2');
    await site.deploy({ a: ['1', '2', 100], b: ['1'] });
    await releases.refresh();
    expect(new Set(await idsOf(releases))).toEqual(new Set(['a@1 b@1']));
    expect(site.warn).toHaveBeenCalledWith({ section: 'a', version: '2', reason: 'a@2 is broken' }, expect.anything());
    expect(site.onOpenFailed.mock.calls).toEqual([['a', '2']]);
    site.broken.clear();
    site.now += 2000;
    await releases.refresh();
    expect(new Set(await idsOf(releases))).toEqual(new Set(['a@2 b@1']));
  });

  test('a request keeps its canary until it ends; a promoted canary is not opened again', async () => {
    const releases = site.create();
    await site.deploy({ a: ['1', '2', 100] });
    await releases.refresh();
    const lease = await releases.lease(visitors[0]);
    await site.deploy({ a: ['1'] });
    await releases.refresh();
    expect(site.closed).toEqual([]);
    await site.deploy({ a: ['2'] });
    await releases.refresh();
    lease.release();
    expect([site.opened, site.closed]).toEqual([['a@1', 'a@2'], ['a@1']]);
    expect((await releases.lease()).set.id).toBe('a@2');
  });
});
