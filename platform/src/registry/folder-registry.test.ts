import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Deployment } from './document.ts';
import { FolderRegistry } from './folder-registry.ts';

let folder: string;
let registry: FolderRegistry;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'facade-registry-'));
  registry = new FolderRegistry(join(folder, 'registry'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const deployment = (version = '1', traffic = 100): Deployment => ({
  url: '/x.js',
  metadata: { integrity: 'sha384-x', version },
  deployment: { traffic, default: true },
  extras: { base: '/_sections/x/', publishedAt: '' },
});

test('a registry nobody has written to is empty', async () => {
  expect(await registry.read()).toMatchObject({ microFrontends: {}, extras: { revision: 0 } });
});

test('every change is a revision, and old ones stay', async () => {
  await registry.update('first', () => ({ a: [deployment('1')] }));
  const second = await registry.update('second', ({ microFrontends }) => ({ ...microFrontends, b: [deployment('2')] }));
  expect(second.extras).toMatchObject({ revision: 2, change: 'second' });
  expect(await registry.read()).toEqual(second);
  expect(Object.keys((await registry.readRevision(1)).microFrontends)).toEqual(['a']);
});

/** Adds sections, each in one update that also puts the same version on all that are there already. */
const WRITER = `
  const [registryFile, folder, writer, count] = process.argv.slice(1);
  const { FolderRegistry } = await import(registryFile);
  const registry = new FolderRegistry(folder);
  for (let index = 0; index < Number(count); index += 1) {
    await registry.update('writer ' + writer, ({ microFrontends }) => {
      const version = writer + '.' + index;
      const sections = [...Object.keys(microFrontends), 's' + writer + '-' + index];
      return Object.fromEntries(sections.map((section) => [section, [{
        url: '/x.js', metadata: { integrity: 'sha384-x', version },
        deployment: { traffic: 100, default: true }, extras: { base: '/b/', publishedAt: '' },
      }]]));
    });
  }`;

test('of 50 updates by several processes at once none is lost, and no reader sees a mix of two', async () => {
  const writers = [1, 2, 3, 4, 5].map(
    (writer) =>
      new Promise<number | null>((done) => {
        const file = join(import.meta.dirname, 'folder-registry.ts');
        const args = ['--input-type=module', '-e', WRITER, file, join(folder, 'registry'), String(writer), '10'];
        spawn(process.execPath, args, { stdio: 'inherit' }).on('exit', done);
      }),
  );
  let writing = true;
  const finished = Promise.all(writers).finally(() => {
    writing = false;
  });
  let reads = 0;
  let last = 0;
  while (writing) {
    const { microFrontends, extras } = await registry.read();
    const versions = new Set(Object.values(microFrontends).map(([live]) => live?.metadata.version));
    expect(versions.size).toBe(extras.revision === 0 ? 0 : 1);
    expect(Object.keys(microFrontends)).toHaveLength(extras.revision);
    expect(extras.revision).toBeGreaterThanOrEqual(last);
    last = extras.revision;
    reads += 1;
  }
  expect(await finished).toEqual([0, 0, 0, 0, 0]);
  expect(reads).toBeGreaterThan(10);
  const { microFrontends, extras } = await registry.read();
  expect(extras.revision).toBe(50);
  expect(Object.keys(microFrontends)).toHaveLength(50);
  expect(readdirSync(join(folder, 'registry')).filter((file) => file.endsWith('.tmp'))).toEqual([]);
}, 60_000);

test('a change that would make it unsound is refused and leaves no trace', async () => {
  await registry.update('good', () => ({ a: [deployment()] }));
  await expect(registry.update('bad', () => ({ a: [deployment('2', 50)] }))).rejects.toThrow('sums to 50');
  await expect(
    registry.update('refused', () => {
      throw new Error('no');
    }),
  ).rejects.toThrow('no');
  expect((await registry.read()).extras.revision).toBe(1);
});

test.each(['{', 'null', '{"extras":{"revision":1},"microFrontends":{"a":[]}}'])(
  'a file that is unsound (%s) is refused by name',
  async (text) => {
    await registry.update('good', () => ({ a: [deployment()] }));
    writeFileSync(join(folder, 'registry/00000002.json'), text);
    await expect(registry.read()).rejects.toThrow('00000002.json');
    expect((await registry.readRevision(1)).extras.revision).toBe(1);
  },
);

test('other files in its folder are none of its business', async () => {
  await registry.update('good', () => ({ a: [deployment()] }));
  writeFileSync(join(folder, 'registry/notes.json'), 'x');
  writeFileSync(join(folder, 'registry/.1-x.tmp'), 'x');
  expect((await registry.read()).extras.revision).toBe(1);
});
