import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { integrityOf } from '../build/release-descriptor.ts';
import { openStore, type Store } from '../store/store.ts';
import { smallBuild } from '../testing/small-build.ts';
import { publishRelease, restoreRelease } from './publish.ts';

let data: string;
let store: Store;
beforeEach(() => {
  data = mkdtempSync(join(tmpdir(), 'facade-publish-'));
  store = openStore({ data });
});
afterEach(() => rmSync(data, { recursive: true, force: true }));

const build = (text: string, name?: string) => smallBuild(data, text, name);
const released = (path: string) => readFileSync(join(data, 'releases/mf-detail', path), 'utf8');

test('a release is in the store, is live, and all its files have hashes', async () => {
  const { microFrontends, extras } = await publishRelease(store, build('a'), {
    version: '1.0.0',
    by: 'me',
    why: 'because',
  });
  const descriptor = integrityOf(Buffer.from(released('1.0.0/release.json')));
  const integrity = integrityOf(Buffer.from(released('1.0.0/web/entry.js')));
  expect(microFrontends['mf-detail']).toEqual([
    {
      url: '/_sections/mf-detail/1.0.0/web/entry.js',
      metadata: { integrity, version: '1.0.0' },
      deployment: { traffic: 100, default: true },
      extras: { base: '/_sections/mf-detail/1.0.0/', publishedAt: expect.any(String), descriptor },
    },
  ]);
  expect(extras).toMatchObject({ action: 'publish', by: 'me', why: 'because', change: 'publish mf-detail 1.0.0' });
  expect(extras.releases['mf-detail']).toMatchObject([{ version: '1.0.0', integrity, descriptor }]);
  const { version, web, node, others } = JSON.parse(released('1.0.0/release.json'));
  expect(version).toBe('1.0.0');
  for (const [path, hash] of Object.entries({ ...web, ...node, ...others })) {
    expect(integrityOf(Buffer.from(released(`1.0.0/${path}`)))).toBe(hash);
  }
  expect(Object.keys(others)).toEqual(['web/entry.js.br']);
});

test('remains of a killed build are not published', async () => {
  const folder = build('a');
  mkdirSync(join(folder, '.types-1-abcdef'));
  writeFileSync(join(folder, '.types-1-abcdef/program.ts'), 'a path of this machine');
  await publishRelease(store, folder, { version: '1.0.0' });
  expect(readdirSync(join(data, 'releases/mf-detail/1.0.0'))).not.toContain('.types-1-abcdef');
  expect(JSON.parse(released('1.0.0/release.json')).others).not.toHaveProperty('.types-1-abcdef/program.ts');
});

test('a contract whose hash is not in release.json is refused', async () => {
  const folder = build('a');
  writeFileSync(join(folder, 'contract.json'), '{}');
  await expect(publishRelease(store, folder)).rejects.toThrow(/has no hash of contract\.json: older tools built it/);
});

test('without a version it is named after its content', async () => {
  const { microFrontends } = await publishRelease(store, build('a'));
  expect(microFrontends['mf-detail']?.[0]?.metadata.version).toMatch(/^1\.0\.0-[0-9a-f]{10}$/);
});

test('the next release replaces it, releases of other sections stay live, and the old files stay', async () => {
  await publishRelease(store, build('a'), { version: '1.0.0' });
  await publishRelease(store, build('a', 'mf-forms'));
  const { microFrontends, extras } = await publishRelease(store, build('b'), { version: '2.0.0' });
  expect(extras.revision).toBe(3);
  expect(microFrontends['mf-detail']?.map(({ metadata }) => metadata.version)).toEqual(['2.0.0']);
  expect(Object.keys(microFrontends)).toEqual(['mf-detail', 'mf-forms']);
  expect(readdirSync(join(data, 'releases/mf-detail')).sort()).toEqual(['1.0.0', '2.0.0']);
  expect(extras.releases['mf-detail']).toMatchObject([{ version: '2.0.0' }, { version: '1.0.0' }]);
});

test('publishing a version twice is refused and changes nothing, whatever its content', async () => {
  await publishRelease(store, build('a'), { version: '1.0.0' });
  const before = released('1.0.0/web/entry.js');
  for (const text of ['a', 'b']) {
    await expect(publishRelease(store, build(text), { version: '1.0.0' })).rejects.toThrow(
      'mf-detail 1.0.0 is published already; releases are immutable',
    );
  }
  expect((await store.registry.read()).extras.revision).toBe(1);
  expect(released('1.0.0/web/entry.js')).toBe(before);
});

test.each([
  ['the same build', ['a', 'a', 'a']],
  ['other builds', ['a', 'b', 'c']],
])('of several concurrent ones under one version exactly one is published: %s', async (_what, texts) => {
  const publications = texts.map((text) => publishRelease(store, build(text), { version: '1.0.0' }));
  const outcomes = await Promise.allSettled(publications);
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected', 'rejected']);
  for (const outcome of outcomes) {
    if (outcome.status === 'rejected') expect(String(outcome.reason)).toMatch('published already');
  }
  const { extras } = await store.registry.read();
  expect(extras.releases['mf-detail']).toHaveLength(1);
  const release = extras.releases['mf-detail']?.[0];
  expect(integrityOf(Buffer.from(released('1.0.0/release.json')))).toBe(release?.descriptor);
  expect(integrityOf(Buffer.from(released('1.0.0/web/entry.js')))).toBe(release?.integrity);
});

test('an interrupted publication is completed by the next one of the same build', async () => {
  const folder = build('a');
  const create = jest.spyOn(store.storage, 'create').mockImplementation(async (key, bytes) => {
    if (key.endsWith('release.json')) throw new Error('the line is cut');
    return openStore({ data }).storage.create(key, bytes);
  });
  await expect(publishRelease(store, folder, { version: '1.0.0' })).rejects.toThrow('the line is cut');
  create.mockRestore();
  expect((await store.registry.read()).extras.revision).toBe(0);
  await publishRelease(store, folder, { version: '1.0.0' });
  expect((await store.registry.read()).extras.revision).toBe(1);
});

test('a refused publication stores nothing', async () => {
  await expect(publishRelease(store, build('a'), { canary: 10 })).rejects.toThrow('no live release yet');
  expect(readdirSync(data).filter((name) => name === 'releases')).toEqual([]);
});

test('a release in a channel gets no visitors', async () => {
  await publishRelease(store, build('a'), { version: '1.0.0' });
  const { microFrontends, extras } = await publishRelease(store, build('b'), { version: '2.0.0', channel: 'preview' });
  expect(microFrontends['mf-detail']?.map(({ metadata }) => metadata.version)).toEqual(['1.0.0']);
  expect(extras.channels).toEqual({ 'mf-detail': { preview: '2.0.0' } });
  expect(released('2.0.0/web/entry.js')).toContain('b');
});

test.each([
  [
    'not there',
    (folder: string) => rmSync(folder, { recursive: true }),
    'is not a finished build: it has no release.json',
  ],
  ['not JSON', (folder: string) => writeFileSync(join(folder, 'release.json'), '{'), 'does not describe a release'],
  ['not a description', (folder: string) => writeFileSync(join(folder, 'release.json'), '{}'), 'does not describe'],
  ['without a file', (folder: string) => rmSync(join(folder, 'web/entry.js')), 'lacks web/entry.js'],
  ['changed', (folder: string) => writeFileSync(join(folder, 'web/entry.js'), 'x'), 'web/entry.js in'],
])('a build that is %s is refused', async (_what, spoil, message) => {
  const folder = build('a');
  spoil(folder);
  await expect(publishRelease(store, folder)).rejects.toThrow(message);
  expect(readdirSync(data).filter((name) => name === 'releases')).toEqual([]);
});

test('missing files are restored unchanged', async () => {
  const folder = build('a');
  const { extras } = await publishRelease(store, folder);
  const { version = '', descriptor } = extras.releases['mf-detail']?.[0] ?? {};
  rmSync(join(data, 'releases/mf-detail'), { recursive: true });
  const addMap = (text: string) => {
    mkdirSync(join(folder, 'maps'), { recursive: true });
    writeFileSync(join(folder, 'maps/entry.js.map'), text);
  };
  // The same code by a later version of the tools, which writes maps.
  addMap('{}');
  expect(await restoreRelease(store, folder)).toBe(true);
  expect(integrityOf(Buffer.from(released(`${version}/release.json`)))).toBe(descriptor);
  await publishRelease(store, folder, { version: '2.0.0' });
  expect(released('2.0.0/maps/entry.js.map')).toBe('{}');
});

test('a release is not restored from a build with other source maps', async () => {
  const folder = build('a');
  mkdirSync(join(folder, 'maps'));
  const write = (map: string) => writeFileSync(join(folder, 'maps/entry.js.map'), map);
  write('{}');
  const { extras } = await publishRelease(store, folder);
  write('{"names":[]}');
  expect(await restoreRelease(store, folder)).toBe(false);
  write('{}');
  expect(await restoreRelease(store, folder)).toBe(true);
  const { version } = extras.releases['mf-detail']?.[0] ?? {};
  expect(released(`${version}/maps/entry.js.map`)).toBe('{}');
});
