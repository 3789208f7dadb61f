import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Deployment, integrityOf, openStore, type Registry, type ReleaseRecord } from '@facade/platform/registry';
import { keyFor, type Override } from '@facade/platform/tokens';
import type { Visitor } from '../variants/visitor.ts';
import { ReleaseHandle } from './release-handle.ts';
import { Releases } from './releases.ts';

const folder = mkdtempSync(join(tmpdir(), 'facade-variants-'));
afterAll(() => rmSync(folder, { recursive: true }));

let broken: Set<string>;
let opened: string[];
let closed: string[];
let registry: Registry;
let now: number;
const warn = jest.fn();
const onOpenFailed = jest.fn();

beforeEach(() => {
  now = 1_000_000;
  jest.spyOn(Date, 'now').mockImplementation(() => now);
  jest.spyOn(performance, 'now').mockImplementation(() => now);
  broken = new Set();
  opened = [];
  closed = [];
  warn.mockClear();
  onOpenFailed.mockClear();
  registry = openStore({ data: mkdtempSync(join(folder, 'r')), serves: true }).registry;
  jest.spyOn(ReleaseHandle, 'open').mockImplementation(async (section, { metadata: { version }, extras: { base } }) => {
    const key = `${section}@${version}`;
    if (broken.has(key)) throw new Error(`${key} is broken`);
    opened.push(key);
    return {
      key: base === '/_sections/x/' ? key : `${key} of ${base}`,
      version,
      leftToBrowser: false,
      entry: `${base}entry.js`,
      expose: () => ({ version }),
      close: () => closed.push(key),
    } as unknown as ReleaseHandle;
  });
});
afterEach(() => jest.restoreAllMocks());

const deployment = (version: string, traffic: number, isDefault: boolean): Deployment => ({
  url: '/x.js',
  metadata: { integrity: 'sha384-x', version },
  deployment: { traffic, default: isDefault },
  extras: { base: '/_sections/x/', publishedAt: '', descriptor: 'sha384-y' },
});
const record = (version: string): ReleaseRecord => ({
  version,
  publishedAt: '',
  integrity: 'sha384-x',
  url: '/x.js',
  base: '/_sections/x/',
  descriptor: 'sha384-y',
  content: version,
});

/** Section → live version, and a canary with its percentage. */
const deploy = (sections: Record<string, [string, string?, number?]>) =>
  registry.update({ action: 'none', section: '', change: 'test', by: 'test' }, (current) => ({
    ...current,
    microFrontends: Object.fromEntries(
      Object.entries(sections).map(([section, [live, canary, percent = 0]]) => [
        section,
        canary
          ? [deployment(live, 100 - percent, true), deployment(canary, percent, false)]
          : [deployment(live, 100, true)],
      ]),
    ),
    extras: {
      ...current.extras,
      releases: { a: ['1', '2', '3'].map(record), b: ['1', '2'].map(record) },
      channels: { a: { preview: '3', gone: '0' } },
    },
  }));

const create = (overrideOrigins = new Set<string>()) =>
  new Releases({
    registry,
    releases: { folder: '', fetch: async () => {}, tidy: async () => {} },
    shared: {},
    log: { warn, info: () => {} },
    canaryKey: keyFor('canary', 'a secret of thirty-two characters'),
    overrideOrigins,
    onOpenFailed,
  });
const visitors = Array.from(
  { length: 300 },
  (_, index): Visitor => ({ address: `10.0.0.${index}`, agent: 'test', overrides: [] }),
);
async function idsOf(releases: Releases): Promise<string[]> {
  const leases = await Promise.all(visitors.map((visitor) => releases.lease(visitor)));
  for (const lease of leases) lease.release();
  return leases.map(({ set }) => set.id);
}
const staff = (...overrides: Pick<Override, 'section' | 'kind' | 'name'>[]): Visitor => ({
  address: '10.0.0.1',
  agent: 'test',
  overrides: overrides.map((override) => ({ ...override, until: 2000 })),
});

/** Caches look at the clock once a millisecond. */
async function passed(milliseconds: number) {
  now += milliseconds;
  await new Promise((resolve) => setTimeout(resolve, 5));
}

describe('a canary', () => {
  test('some get it and keep it while it ramps, everybody else what is live; at 0 nobody has it, and it is closed', async () => {
    const releases = create();
    await deploy({ a: ['1', '2', 10], b: ['1'] });
    await releases.refresh();
    const tenth = await idsOf(releases);
    expect(new Set(tenth)).toEqual(new Set(['a@1 b@1', 'a@2 b@1']));
    expect(await idsOf(releases)).toEqual(tenth);
    await deploy({ a: ['1', '2', 50], b: ['1'] });
    await releases.refresh();
    const half = await idsOf(releases);
    expect(half.filter((id, index) => tenth[index] === 'a@2 b@1' && id !== 'a@2 b@1')).toEqual([]);
    expect(half.filter((id) => id === 'a@2 b@1').length).toBeGreaterThan(120);
    await deploy({ a: ['1', '2', 0], b: ['1'] });
    await releases.refresh();
    expect(new Set(await idsOf(releases))).toEqual(new Set(['a@1 b@1']));
    expect([opened.sort(), closed]).toEqual([['a@1', 'a@2', 'b@1'], ['a@2']]);
  });

  test('pages may be shared by caches again as soon as all get the same', async () => {
    const releases = create();
    const varies = async (percent: number) => {
      await deploy({ a: ['1', '2', percent] });
      await releases.refresh();
      const lease = await releases.lease(visitors[0]);
      lease.release();
      return lease.varies;
    };
    expect([await varies(0), await varies(1), await varies(99), await varies(100)]).toEqual([false, true, true, false]);
    expect(new Set(await idsOf(releases))).toEqual(new Set(['a@2']));
  });

  test('two sections choose each on its own, and the same combination is one set', async () => {
    const releases = create();
    await deploy({ a: ['1', '2', 50], b: ['1', '2', 50] });
    await releases.refresh();
    expect(new Set(await idsOf(releases))).toEqual(new Set(['a@1 b@1', 'a@1 b@2', 'a@2 b@1', 'a@2 b@2']));
    const [one, other] = [await releases.lease(visitors[0]), await releases.lease(visitors[0])];
    expect(one.set).toBe(other.set);
  });

  test('one that cannot be opened is nobody’s, is told of, and is tried again', async () => {
    const releases = create();
    broken.add('a@2');
    await deploy({ a: ['1', '2', 100], b: ['1'] });
    await releases.refresh();
    expect(new Set(await idsOf(releases))).toEqual(new Set(['a@1 b@1']));
    expect(warn).toHaveBeenCalledWith({ section: 'a', version: '2', reason: 'a@2 is broken' }, expect.anything());
    expect(onOpenFailed.mock.calls).toEqual([['a', '2']]);
    broken.clear();
    now += 2000;
    await releases.refresh();
    expect(new Set(await idsOf(releases))).toEqual(new Set(['a@2 b@1']));
  });

  test('a request keeps its canary to its end; promoted, it is opened no second time', async () => {
    const releases = create();
    await deploy({ a: ['1', '2', 100] });
    await releases.refresh();
    const lease = await releases.lease(visitors[0]);
    await deploy({ a: ['1'] });
    await releases.refresh();
    expect(closed).toEqual([]);
    await deploy({ a: ['2'] });
    await releases.refresh();
    lease.release();
    expect([opened, closed]).toEqual([['a@1', 'a@2'], ['a@1']]);
    expect((await releases.lease()).set.id).toBe('a@2');
  });
});

describe('an override', () => {
  let releases: Releases;
  beforeEach(async () => {
    releases = create();
    await deploy({ a: ['1'], b: ['1'] });
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
    expect((await releases.lease(visitors[0])).set.id).toBe('a@1 b@1');
  });

  test('several at once, one a section', async () => {
    const both = staff({ section: 'a', kind: 'version', name: '2' }, { section: 'b', kind: 'version', name: '2' });
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
    const lease = await releases.lease(staff(override));
    expect(lease.set.id).toBe('a@1 b@1');
    expect(lease.overrides).toMatchObject([{ version: null }]);
  });

  test('one that cannot be opened changes nothing, and is not tried at every request', async () => {
    broken.add('a@2');
    const visitor = staff({ section: 'a', kind: 'version', name: '2' });
    expect((await releases.lease(visitor)).set.id).toBe('a@1 b@1');
    await releases.lease(visitor);
    expect(warn).toHaveBeenCalledTimes(1);
    broken.clear();
    await passed(2001);
    expect((await releases.lease(visitor)).set.id).toBe('a@2 b@1');
  });

  test('is opened once, kept a while, then closed', async () => {
    const visitor = staff({ section: 'a', kind: 'version', name: '2' });
    const [lease] = await Promise.all([releases.lease(visitor), releases.lease(visitor).then((two) => two.release())]);
    expect(opened.filter((key) => key === 'a@2')).toHaveLength(1);
    await passed(11 * 60_000);
    await releases.refresh();
    expect(closed).toEqual([]);
    lease.release();
    expect(closed).toEqual(['a@2']);
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
    await deploy({ a: ['1'], b: ['1'] });
  });
  afterEach(() => {
    host.closeAllConnections();
    host.close();
  });
  const to = (path: string) => staff({ section: 'a', kind: 'url', name: origin + path });

  test('that is not allowed is never asked by the server: the section is left to the browser', async () => {
    const releases = create(new Set(['http://127.0.0.1:1']));
    await releases.refresh();
    const { set, overrides } = await releases.lease(to('/a/web/entry.js'));
    expect(set.pins().a).toEqual({ version: new URL(origin).host, entry: `${origin}/a/web/entry.js` });
    await expect(set.load('a', 'page-a')).rejects.toMatchObject({ name: 'LeftToBrowser' });
    expect(await set.load('b', 'page-a')).toEqual({ version: '1' });
    expect(set.handles.get('a')?.address()).toMatchObject({ entry: `${origin}/a/web/entry.js` });
    expect(overrides).toMatchObject([{ version: new URL(origin).host }]);
    expect(asked).toEqual([]);
  });

  test('that is allowed is opened as what it describes itself as', async () => {
    const releases = create(new Set([origin]));
    await releases.refresh();
    const { set } = await releases.lease(to('/a/web/entry.js'));
    expect(asked).toEqual(['/a/release.json']);
    expect(set.pins().a).toEqual({ version: '7', entry: `${origin}/a/entry.js` });
    const [, { extras }] = (ReleaseHandle.open as unknown as jest.Mock).mock.calls.at(-1) ?? [];
    expect(extras.descriptor).toBe(integrityOf(Buffer.from('{"name":"a","version":"7"}')));
  });

  test('that leads elsewhere is not followed', async () => {
    const releases = create(new Set([origin]));
    await releases.refresh();
    expect((await releases.lease(to('/elsewhere/web/entry.js'))).set.id).toBe('a@1 b@1');
    expect(asked).toEqual(['/elsewhere/release.json']);
  });
});
