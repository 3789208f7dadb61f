import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { integrityOf } from '@facade/platform/registry';
import type { Override } from '@facade/platform/tokens';
import type { Visitor } from '../variants/visitor.ts';
import { ReleaseHandle } from './release-handle.ts';
import type { Releases } from './releases.ts';
import { FollowedRegistry } from './testing/followed-registry.ts';

let site: FollowedRegistry;
beforeEach(() => {
  site = new FollowedRegistry();
});
afterEach(() => site.dispose());

const staff = (...overrides: Pick<Override, 'section' | 'kind' | 'name'>[]): Visitor => ({
  address: '10.0.0.1',
  agent: 'test',
  overrides: overrides.map((override) => ({ ...override, until: 2000 })),
});

const nobody = staff();

/** Caches read the clock once per millisecond. */
async function passed(milliseconds: number) {
  site.now += milliseconds;
  await new Promise((resolve) => setTimeout(resolve, 5));
}

describe('an override', () => {
  let releases: Releases;
  beforeEach(async () => {
    releases = site.create();
    await site.deploy({ a: ['1'], b: ['1'] });
    await releases.refresh();
  });

  test.each([
    ['version', '2', 'a@2 b@1'],
    ['channel', 'preview', 'a@3 b@1'],
    ['version', '1', 'a@1 b@1'],
  ] as const)('by %s %s', async (kind, name, id) => {
    const lease = await releases.lease(staff({ section: 'a', kind, name }));
    expect(lease.set.id).toBe(id);
    expect(lease.varies).toBe(true);
    expect(lease.overrides).toMatchObject([{ section: 'a', name, version: id[2] }]);
    expect((await releases.lease(nobody)).set.id).toBe('a@1 b@1');
  });

  test('several at once, one per section', async () => {
    const both = staff({ section: 'a', kind: 'version', name: '2' }, { section: 'b', kind: 'version', name: '2' });
    expect((await releases.lease(both)).set.id).toBe('a@2 b@2');
  });

  test.each([
    ['a version that is not kept', { section: 'a', kind: 'version', name: '9' }],
    ['an unknown channel', { section: 'a', kind: 'channel', name: 'other' }],
    ['a channel whose release is gone', { section: 'a', kind: 'channel', name: 'gone' }],
    ['an unknown section', { section: 'c', kind: 'version', name: '1' }],
    ['a section named like a property of every object', { section: 'constructor', kind: 'version', name: 'name' }],
    ['a prototype', { section: '__proto__', kind: 'channel', name: '__proto__' }],
  ] as const)('to %s has no effect', async (_name, override) => {
    const lease = await releases.lease(staff(override));
    expect(lease.set.id).toBe('a@1 b@1');
    expect(lease.overrides).toMatchObject([{ version: null }]);
  });

  test('one that cannot be opened has no effect, and is not retried at every request', async () => {
    site.broken.add('a@2');
    const visitor = staff({ section: 'a', kind: 'version', name: '2' });
    expect((await releases.lease(visitor)).set.id).toBe('a@1 b@1');
    await releases.lease(visitor);
    expect(site.warn).toHaveBeenCalledTimes(1);
    site.broken.clear();
    await passed(2001);
    expect((await releases.lease(visitor)).set.id).toBe('a@2 b@1');
  });

  test('is opened once, kept for a while, then closed', async () => {
    const visitor = staff({ section: 'a', kind: 'version', name: '2' });
    const [lease] = await Promise.all([releases.lease(visitor), releases.lease(visitor).then((two) => two.release())]);
    expect(site.opened.filter((key) => key === 'a@2')).toHaveLength(1);
    await passed(11 * 60_000);
    await releases.refresh();
    expect(site.closed).toEqual([]);
    lease.release();
    expect(site.closed).toEqual(['a@2']);
  });
});

describe('an override to an address', () => {
  let host: Server;
  let origin: string;
  let asked: string[];
  beforeEach(async () => {
    asked = [];
    host = createServer((request, response) => {
      asked.push(request.url ?? '');
      if (request.url === '/elsewhere/release.json') response.writeHead(302, { location: '/a/release.json' }).end();
      else response.end('{"name":"a","version":"7"}');
    });
    await new Promise<void>((ready) => host.listen(0, '127.0.0.1', ready));
    origin = `http://127.0.0.1:${(host.address() as AddressInfo).port}`;
    await site.deploy({ a: ['1'], b: ['1'] });
  });
  afterEach(() => {
    host.closeAllConnections();
    host.close();
  });
  const to = (path: string) => staff({ section: 'a', kind: 'url', name: origin + path });

  test('that is not allowed is never requested by the server: the section is left to the browser', async () => {
    const releases = site.create({ overrideOrigins: new Set(['http://127.0.0.1:1']) });
    await releases.refresh();
    const { set, overrides } = await releases.lease(to('/a/web/entry.js'));
    expect(set.pins().a).toEqual({ version: new URL(origin).host, entry: `${origin}/a/web/entry.js` });
    await expect(set.load('a', 'page-a')).rejects.toMatchObject({ name: 'LeftToBrowser' });
    expect(await set.load('b', 'page-a')).toEqual({ version: '1' });
    expect(set.handles.get('a')?.address()).toMatchObject({ entry: `${origin}/a/web/entry.js` });
    expect(overrides).toMatchObject([{ version: new URL(origin).host }]);
    expect(asked).toEqual([]);
  });

  test('that is allowed is opened by its descriptor', async () => {
    const releases = site.create({ overrideOrigins: new Set([origin]) });
    await releases.refresh();
    const { set } = await releases.lease(to('/a/web/entry.js'));
    expect(asked).toEqual(['/a/release.json']);
    expect(set.pins().a).toEqual({ version: '7', entry: `${origin}/a/entry.js` });
    const [, { extras }] = (ReleaseHandle.open as unknown as jest.Mock).mock.calls.at(-1) ?? [];
    expect(extras.descriptor).toBe(integrityOf(Buffer.from('{"name":"a","version":"7"}')));
  });

  test('that redirects is not followed', async () => {
    const releases = site.create({ overrideOrigins: new Set([origin]) });
    await releases.refresh();
    expect((await releases.lease(to('/elsewhere/web/entry.js'))).set.id).toBe('a@1 b@1');
    expect(asked).toEqual(['/elsewhere/release.json']);
  });
});
