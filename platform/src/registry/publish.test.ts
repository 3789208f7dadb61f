import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FolderRegistry } from './folder-registry.ts';
import { isPublished, publishRelease, type Store } from './publish.ts';

let folder: string;
let store: Store;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'facade-publish-'));
  store = { releases: join(folder, 'releases'), registry: new FolderRegistry(join(folder, 'registry')) };
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function build(version: string, name = 'mf-a'): string {
  const output = mkdtempSync(join(folder, 'build-'));
  mkdirSync(join(output, 'web'));
  writeFileSync(join(output, 'web/entry.js'), version);
  const entry = 'web/entry.js';
  const release = { name, version, entry, exposes: {}, web: { [entry]: 'sha384-x' }, node: {} };
  writeFileSync(join(output, 'release.json'), JSON.stringify(release));
  return output;
}

test('a release lies in the store and is live', async () => {
  const { microFrontends } = await publishRelease(store, build('1'));
  expect(microFrontends['mf-a']).toEqual([
    {
      url: '/_sections/mf-a/1/web/entry.js',
      metadata: { integrity: 'sha384-x', version: '1' },
      deployment: { traffic: 100, default: true },
      extras: { base: '/_sections/mf-a/1/', publishedAt: expect.any(String) },
    },
  ]);
  expect(readFileSync(join(store.releases, 'mf-a/1/web/entry.js'), 'utf8')).toBe('1');
  expect([await isPublished(store, 'mf-a', '1'), await isPublished(store, 'mf-a', '2')]).toEqual([true, false]);
});

test('the next release takes its place, beside those of other sections, and the old files stay', async () => {
  await publishRelease(store, build('1'));
  await publishRelease(store, build('1', 'mf-b'));
  const { microFrontends, extras } = await publishRelease(store, build('2'));
  expect(extras.revision).toBe(3);
  expect(microFrontends['mf-a']?.map(({ metadata }) => metadata.version)).toEqual(['2']);
  expect(Object.keys(microFrontends)).toEqual(['mf-a', 'mf-b']);
  expect(readdirSync(join(store.releases, 'mf-a')).sort()).toEqual(['1', '2']);
});

test('publishing a version twice is refused and changes nothing, also at the same time', async () => {
  await publishRelease(store, build('1'));
  await expect(publishRelease(store, build('1'))).rejects.toThrow('mf-a 1 is published already');
  expect((await store.registry.read()).extras.revision).toBe(1);

  const outcomes = await Promise.allSettled([publishRelease(store, build('2')), publishRelease(store, build('2'))]);
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(readdirSync(join(store.releases, 'mf-a')).sort()).toEqual(['1', '2']);
});

test('a folder that is no build is refused', async () => {
  await expect(publishRelease(store, folder)).rejects.toThrow('release.json');
});
