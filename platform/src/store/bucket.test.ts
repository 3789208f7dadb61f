import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { emptyDocument, type RegistryDocument } from '../registry/document/document.ts';
import { publishRelease } from '../releases/publish.ts';
import { publishElsewhere } from '../testing/publisher.ts';
import { type S3Server, startS3Server } from '../testing/s3-server.ts';
import { smallBuild } from '../testing/small-build.ts';
import { openStore, type Store } from './store.ts';

let folder: string;
let server: S3Server;
let store: Store;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'facade-bucket-'));
  server = await startS3Server();
  store = openStore({ data: join(folder, 'publisher'), environment: server.environment });
});
afterEach(async () => {
  await server.dispose();
  rmSync(folder, { recursive: true, force: true });
});

/** A server on another machine, with only the public key. */
async function openServer(name = 'server'): Promise<Store> {
  const key = (await store.keys.publicKey())?.export({ type: 'spki', format: 'der' }).toString('base64');
  const environment = { ...server.environment, FACADE_REGISTRY_KEY: key };
  return openStore({ data: join(folder, name), environment, serves: true });
}
const publish = (version: string) => publishRelease(store, smallBuild(folder, version), { version });

test('a release published on one machine is served by another, from local copies', async () => {
  const { extras } = await publish('1.0.0');
  const there = await openServer();
  expect((await there.registry.read()).extras.revision).toBe(1);
  const release = extras.releases['mf-detail']?.[0];
  if (!release) throw new Error('nothing was published');
  await Promise.all([there.releases.fetch('mf-detail', release), there.releases.fetch('mf-detail', release)]);
  const file = join(there.releases.folder, 'mf-detail/1.0.0/web/entry.js');
  expect(readFileSync(file, 'utf8')).toContain('1.0.0');
  expect(existsSync(join(folder, 'server/releases'))).toBe(false);
  await server.stop();
  await there.releases.fetch('mf-detail', release);
});

test('copies of releases that the registry no longer names are removed a day later', async () => {
  await publish('1.0.0');
  const { extras } = await publish('1.0.1');
  const { releases } = await openServer();
  for (const release of extras.releases['mf-detail'] ?? []) await releases.fetch('mf-detail', release);
  const copies = join(releases.folder, 'mf-detail');
  const without = (version: string): RegistryDocument => {
    const kept = extras.releases['mf-detail']?.filter((release) => release.version !== version) ?? [];
    return { ...emptyDocument(), extras: { ...extras, releases: { 'mf-detail': kept } } };
  };
  await releases.tidy(without('1.0.0'));
  expect(readdirSync(copies).sort()).toEqual(['1.0.0', '1.0.1']);
  const yesterday = Date.now() / 1000 - 25 * 3600;
  for (const name of readdirSync(copies)) utimesSync(join(copies, name), yesterday, yesterday);
  await releases.tidy(without('1.0.0'));
  expect(readdirSync(copies)).toEqual(['1.0.1']);
  await openStore({ data: join(folder, 'new'), environment: server.environment }).releases.tidy(emptyDocument());
});

test('polling an unchanged bucket is one small request', async () => {
  await publish('1.0.0');
  const { registry } = await openServer();
  await registry.read();
  server.requests.length = 0;
  for (let look = 0; look < 3; look += 1) expect((await registry.read()).extras.revision).toBe(1);
  expect(server.requests).toEqual(Array(3).fill('HEAD /releases/a-site/registry/00000002.json'));
  await publish('1.0.1');
  await publish('1.0.2');
  expect((await registry.read()).extras.revision).toBe(3);
});

test('while the bucket is unreachable, a server keeps running and restarts from its last good copy', async () => {
  await publish('1.0.0');
  const running = await openServer();
  await running.registry.read();
  await server.stop();
  const restarted = await openServer();
  for (const { registry } of [running, restarted]) {
    await expect(registry.read()).rejects.toThrow('cannot be used');
    expect((await registry.lastGood())?.extras.revision).toBe(1);
  }
  expect(await (await openServer('fresh')).registry.lastGood()).toBeNull();
  await server.start();
  expect((await restarted.registry.read()).extras.revision).toBe(1);
});

test('files that were changed in the bucket never reach the machine', async () => {
  const { extras } = await publish('1.0.0');
  const release = extras.releases['mf-detail']?.[0];
  if (!release) throw new Error('nothing was published');
  const there = await openServer();
  const key = 'releases/mf-detail/1.0.0/node/remoteEntry.cjs';
  await store.storage.remove([key]);
  await expect(there.releases.fetch('mf-detail', release)).rejects.toThrow(
    'node/remoteEntry.cjs of mf-detail 1.0.0 is gone',
  );
  await store.storage.create(key, Buffer.from('module.exports = "other"'));
  await expect(there.releases.fetch('mf-detail', release)).rejects.toThrow('is not what was published');
  expect(existsSync(join(there.releases.folder, 'mf-detail/1.0.0'))).toBe(false);
});

test('concurrent publications of several processes are all kept', async () => {
  await publish('1.0.0');
  const builds = [1, 2, 3].map((text) => smallBuild(folder, `build ${text}`));
  const exits = await Promise.all(
    [1, 2, 3, 4].map((first) => publishElsewhere(join(folder, 'publisher'), builds, first, server.environment)),
  );
  expect(exits).toEqual([0, 0, 0, 0]);
  const { extras } = await store.registry.read();
  expect(extras.revision).toBe(13);
  expect(extras.releases['mf-detail']).toHaveLength(13);
});
