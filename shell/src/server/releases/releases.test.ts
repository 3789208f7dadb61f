import { createSecretKey } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Deployment, openStore, type Registry } from '@facade/platform/registry';
import { ReleaseHandle } from './release-handle.ts';
import { Releases, type ReleasesOptions } from './releases.ts';

const folder = mkdtempSync(join(tmpdir(), 'facade-registry-'));
afterAll(() => rmSync(folder, { recursive: true }));

let now = 0;
let broken: Set<string>;
let opened: string[];
let closed: string[];
let registry: Registry;
let registryFolder: string;
const warn = jest.fn();

beforeEach(() => {
  now = 1_000_000;
  jest.spyOn(Date, 'now').mockImplementation(() => now);
  broken = new Set();
  opened = [];
  closed = [];
  warn.mockClear();
  const data = mkdtempSync(join(folder, 'r'));
  registryFolder = join(data, 'registry');
  registry = openStore({ data, serves: true }).registry;
  jest.spyOn(ReleaseHandle, 'open').mockImplementation(async (section, { metadata: { version } }) => {
    const key = `${section}@${version}`;
    if (broken.has(key)) throw new Error(`${key} is broken`);
    opened.push(key);
    return {
      section,
      key,
      version,
      expose: (name: string) => (name === 'page-a' ? { version } : undefined),
      close: () => closed.push(key),
    } as unknown as ReleaseHandle;
  });
});
afterEach(() => jest.restoreAllMocks());

const deployment = (version: string): Deployment => ({
  url: '/x.js',
  metadata: { integrity: 'sha384-x', version },
  deployment: { traffic: 100, default: true },
  extras: { base: '/_sections/x/', publishedAt: '', descriptor: 'sha384-y' },
});
const deploy = (sections: Record<string, string>) =>
  registry.update({ action: 'none', section: '', change: 'test', by: 'test' }, (current) => ({
    ...current,
    microFrontends: Object.fromEntries(
      Object.entries(sections).map(([section, version]) => [section, [deployment(version)]]),
    ),
  }));
const create = (watcher: Pick<ReleasesOptions, 'onDocument' | 'onOpenFailed'> = {}) =>
  new Releases({
    ...watcher,
    registry,
    releases: { folder: '', fetch: async () => {}, tidy: async () => {} },
    shared: {},
    log: { warn, info: () => {} },
    canaryKey: createSecretKey(Buffer.alloc(32)),
  });
async function live(releases: Releases) {
  const lease = await releases.lease();
  lease.release();
  return lease.set.id;
}

test('what is newly live is swapped in one step; the replaced is closed at once when nobody uses it', async () => {
  const releases = create();
  await deploy({ a: '1', b: '1' });
  await releases.refresh();
  expect(await live(releases)).toBe('a@1 b@1');
  await deploy({ a: '2', b: '1' });
  await releases.refresh();
  expect(await live(releases)).toBe('a@2 b@1');
  expect([opened, closed]).toEqual([['a@1', 'b@1', 'a@2'], ['a@1']]);
});

test('a request keeps its releases to its end', async () => {
  const releases = create();
  await deploy({ a: '1', b: '1' });
  await releases.refresh();
  const [one, other] = [await releases.lease(), await releases.lease()];
  await deploy({ a: '2', b: '1' });
  await releases.refresh();
  expect(await one.set.load('a', 'page-a')).toEqual({ version: '1' });
  one.release();
  one.release();
  expect(closed).toEqual([]);
  other.release();
  expect(closed).toEqual(['a@1']);
  expect(await live(releases)).toBe('a@2 b@1');
});

test('going back to a release that a request still uses opens it no second time and closes it no time', async () => {
  const releases = create();
  await deploy({ a: '1' });
  await releases.refresh();
  const lease = await releases.lease();
  await deploy({ a: '2' });
  await releases.refresh();
  await deploy({ a: '1' });
  await releases.refresh();
  lease.release();
  expect(await live(releases)).toBe('a@1');
  expect([opened, closed]).toEqual([['a@1', 'a@2'], ['a@2']]);
});

test('a release that cannot be opened leaves the last good one, and is tried again until it can', async () => {
  const releases = create();
  await deploy({ a: '1', b: '1' });
  await releases.refresh();
  broken.add('a@2');
  await deploy({ a: '2', b: '2' });
  await releases.refresh();
  expect(await live(releases)).toBe('a@1 b@2');
  expect(closed).toEqual(['b@1']);
  now += 1999;
  await releases.refresh();
  expect(warn).toHaveBeenCalledTimes(1);
  now += 1;
  await releases.refresh();
  expect(warn).toHaveBeenCalledTimes(2);
  expect(await live(releases)).toBe('a@1 b@2');
  broken.clear();
  now += 2000;
  await releases.refresh();
  expect(await live(releases)).toBe('a@2 b@2');
  expect(closed).toEqual(['b@1', 'a@1']);
});

test('a newer release is opened at once, also while an older one is still being tried', async () => {
  const releases = create();
  broken.add('a@1');
  await deploy({ a: '1' });
  await releases.refresh();
  await deploy({ a: '2' });
  await releases.refresh();
  expect(await live(releases)).toBe('a@2');
});

test('without a good one the section is missing, and only it', async () => {
  const releases = create();
  broken.add('a@1');
  await deploy({ a: '1', b: '1' });
  await releases.refresh();
  const { set } = await releases.lease();
  expect(set.id).toBe('a@none b@1');
  await expect(set.load('a', 'page-a')).rejects.toThrow('a@1 is broken');
  await expect(set.load('b', 'page-z')).rejects.toThrow('b has no page-z');
  expect(await set.load('b', 'page-a')).toEqual({ version: '1' });
  expect([set.versionOf('a'), set.versionOf('b')]).toEqual(['', '1']);
});

test('a section taken out of the registry is closed', async () => {
  const releases = create();
  await deploy({ a: '1', b: '1' });
  await releases.refresh();
  await deploy({ b: '1' });
  await releases.refresh();
  expect([await live(releases), closed]).toEqual(['b@1', ['a@1']]);
});

test('an unsound registry changes nothing', async () => {
  const releases = create();
  await deploy({ a: '1' });
  await releases.refresh();
  for (const text of ['{', 'null', '{"extras":{"revision":2},"microFrontends":{"a":[null]}}']) {
    writeFileSync(join(registryFolder, '00000002.json'), text);
    await releases.refresh();
    expect(await live(releases)).toBe('a@1');
  }
  expect(warn).toHaveBeenCalledWith(expect.anything(), 'the registry cannot be read; keeping the last good one');
});

test('looks that overlap are one look', async () => {
  const releases = create();
  await deploy({ a: '1' });
  await Promise.all([releases.refresh(), releases.refresh()]);
  expect(opened).toEqual(['a@1']);
});

test('modules that are there are read without waiting', async () => {
  const releases = create();
  await deploy({ a: '1' });
  await releases.refresh();
  const { set } = await releases.lease();
  expect(set.load('a', 'page-a')).toMatchObject({ status: 'fulfilled', value: { version: '1' } });
  expect(set.load('a', 'page-a')).toBe(set.load('a', 'page-a'));
});

/** From now on a release opens, or fails to, when the returned function is called. */
function hold(key: string): (error?: Error) => void {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const open = jest.mocked(ReleaseHandle.open);
  const usual = open.getMockImplementation() as typeof ReleaseHandle.open;
  open.mockImplementation(async (...args) => {
    const [section, { metadata }] = args;
    if (`${section}@${metadata.version}` === key) await promise;
    return usual(...args);
  });
  return (error) => (error ? reject(error) : resolve());
}

test('a release that takes its time holds up no other, and is taken up when it is there', async () => {
  const releases = create();
  await deploy({ a: '1', b: '1' });
  await releases.refresh();
  const arrive = hold('a@2');
  await deploy({ a: '2', b: '2' });
  await releases.refresh();
  expect(await live(releases)).toBe('a@1 b@2');
  await deploy({ a: '2', b: '3' });
  await releases.refresh();
  expect(await live(releases)).toBe('a@1 b@3');
  arrive();
  await new Promise(setImmediate);
  await releases.refresh();
  expect(await live(releases)).toBe('a@2 b@3');
  expect(closed).toEqual(['b@1', 'b@2', 'a@1']);
  await deploy({ a: '3', b: '3' });
  await releases.refresh();
  expect(closed).toEqual(['b@1', 'b@2', 'a@1', 'a@2']);
});

test('one that fails late is told of once', async () => {
  const releases = create();
  await deploy({ a: '1' });
  await releases.refresh();
  const end = hold('a@2');
  await deploy({ a: '2' });
  await releases.refresh();
  now += 2000;
  await releases.refresh();
  end(new Error('no answer'));
  await new Promise(setImmediate);
  expect(warn).toHaveBeenCalledTimes(1);
  expect(warn).toHaveBeenCalledWith(expect.objectContaining({ reason: 'no answer' }), expect.any(String));
  expect(await live(releases)).toBe('a@1');
});

test('one that is there only when nobody wants it any more is closed', async () => {
  const releases = create();
  await deploy({ a: '1' });
  await releases.refresh();
  const arrive = hold('a@2');
  await deploy({ a: '2' });
  await releases.refresh();
  await deploy({ a: '1' });
  await releases.refresh();
  arrive();
  await new Promise(setImmediate);
  await deploy({ a: '1', b: '1' });
  await releases.refresh();
  expect([await live(releases), closed]).toEqual(['a@1 b@1', ['a@2']]);
});

test('who watches hears of a new canary before it fails to open', async () => {
  const heard: string[] = [];
  const releases = create({
    onDocument: ({ extras }) => heard.push(`revision ${extras.revision}`),
    onOpenFailed: (section, version) => heard.push(`${section}@${version}`),
  });
  broken.add('a@1');
  await deploy({ a: '1' });
  await releases.refresh();
  expect(heard).toEqual(['revision 1', 'a@1']);
});

test('a revision that was taken away and written anew is followed', async () => {
  const releases = create();
  await deploy({ a: '1' });
  await deploy({ a: '2' });
  await releases.refresh();
  rmSync(join(registryFolder, '00000002.json'));
  // Whoever publishes on another machine does not know what this one saw.
  rmSync(join(registryFolder, '../cache/registry.json'));
  registry = openStore({ data: join(registryFolder, '..') }).registry;
  await deploy({ a: '3' });
  await releases.refresh();
  expect(await live(releases)).toBe('a@3');
});

test('one that throws what is no error holds up no other either', async () => {
  const releases = create();
  await deploy({ a: '1', b: '1' });
  await releases.refresh();
  const open = jest.mocked(ReleaseHandle.open);
  const usual = open.getMockImplementation() as typeof ReleaseHandle.open;
  open.mockImplementation((...args) => (args[1].metadata.version === '2' ? Promise.reject('gone') : usual(...args)));
  await deploy({ a: '2', b: '3' });
  await releases.refresh();
  expect(await live(releases)).toBe('a@1 b@3');
  expect(warn).toHaveBeenCalledWith({ section: 'a', version: '2', reason: 'gone' }, 'release cannot be opened');
});
